import { projectedAttributes } from "./table-shape.ts";

type Projected<A> = Extract<(typeof projectedAttributes)[number], keyof A>;

/**
 * Returns the attributes of an entity that the secondary indexes project, so that the type of an index read has no
 * others. ElectroDB's own identifiers are among them at run time: it tells the rows of several entities apart by them.
 */
export function projectionOf<A extends object>(attributes: A): readonly Projected<A>[] {
  const known = new Set([...Object.keys(attributes), "__edb_e__", "__edb_v__"]);
  return projectedAttributes.filter((name): name is Projected<A> => known.has(name));
}
