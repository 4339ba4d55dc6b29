import { tableShape, type IndexName } from "./table-shape.ts";

type Projected<I extends IndexName, A> = Extract<(typeof tableShape.indexes)[I]["projected"][number], keyof A>;

/**
 * Returns the entity attributes that a secondary index projects, which narrows the type of index reads. At run time the
 * list also has ElectroDB's identifiers, which distinguish the rows of several entities.
 */
export function projectionOf<I extends IndexName, A extends object>(
  index: I,
  attributes: A,
): readonly Projected<I, A>[] {
  const known = new Set([...Object.keys(attributes), "__edb_e__", "__edb_v__"]);
  const { projected }: { projected: readonly string[] } = tableShape.indexes[index];
  return projected.filter((name): name is Projected<I, A> => known.has(name));
}
