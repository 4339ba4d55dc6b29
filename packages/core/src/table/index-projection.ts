import { projectedAttributes } from "./table-shape.ts";

type Projected<A> = Extract<(typeof projectedAttributes)[number], keyof A>;

/**
 * Which of an entity's attributes its secondary indexes carry, for reads through them to promise no more. The
 * identifiers ElectroDB adds are among them at run time, which is how it tells rows of several entities apart.
 */
export function projectionOf<A extends object>(attributes: A): readonly Projected<A>[] {
  const known = new Set([...Object.keys(attributes), "__edb_e__", "__edb_v__"]);
  return projectedAttributes.filter((name): name is Projected<A> => known.has(name));
}
