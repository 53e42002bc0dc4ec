RC-001 = House rule: the city whose districts are worth most brings three more points; equal cities all get them.
    .key = three more points
    .example = { $a } has districts worth 21 and { $b } worth 18: { $a } gets three more points.
