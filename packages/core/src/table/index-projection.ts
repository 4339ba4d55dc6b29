import { tableShape, type IndexName } from "./table-shape.ts";

type Projected<I extends IndexName, A> = Extract<(typeof tableShape.indexes)[I]["projected"][number], keyof A>;

/**
 * Returns the attributes of an entity that a secondary index projects, so that the type of an index read has no others.
 * ElectroDB's own identifiers are among them at run time: it tells the rows of several entities apart by them.
 */
export function projectionOf<I extends IndexName, A extends object>(
  index: I,
  attributes: A,
): readonly Projected<I, A>[] {
  const known = new Set([...Object.keys(attributes), "__edb_e__", "__edb_v__"]);
  const { projected }: { projected: readonly string[] } = tableShape.indexes[index];
  return projected.filter((name): name is Projected<I, A> => known.has(name));
}
