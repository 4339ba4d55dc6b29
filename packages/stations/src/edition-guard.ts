import type { StationList } from "@vanfettle/contract/station/station-schemas";

/** The identity of a list, which deploys compare. */
export type EditionOfList = Pick<StationList, "edition" | "sample">;

/** Returns the name for accepting a list at a deploy: `2025-04`, `2025-04-sample`, or `none`. */
export function editionName(list: EditionOfList | null): string {
  if (list === null) return "none";
  return list.sample ? `${list.edition}-sample` : list.edition;
}

/**
 * Returns the reason why a deploy must not replace the list `running` with `next` unless `accepted`
 * names it.
 */
export function editionProblem({
  running,
  next,
  accepted,
}: Record<"running" | "next", EditionOfList | null> & { accepted?: string | undefined }):
  string | undefined {
  const name = editionName(next);
  if (accepted === name) return undefined;
  const problem = problemWith(running, next);
  return problem && `${problem} To deploy anyway, pass --accept-stations ${name}.`;
}

function problemWith(
  running: EditionOfList | null,
  next: EditionOfList | null,
): string | undefined {
  if (next?.sample) return "The imported list of MOT stations is sample data.";
  if (running === null || running.sample) return undefined;
  const uses = `The stage uses the list of ${running.edition}`;
  if (next === null) return `${uses}, but no list is imported here: npm run stations.`;
  return next.edition < running.edition ? `${uses}, and the imported list is older.` : undefined;
}
