import { inOrder, useFirstUse } from "../../ui/first-use.ts";
import { isDue } from "./proposed-service.ts";
import {
  draftOf,
  outcomeOf,
  type RequestDraft,
  type RequestVan,
  type VanRequestsState,
} from "./request-state.ts";

type Group = "first" | "others" | "added";

/** A row's group and its proposals, which stay once the visitor has begun with the requests. */
interface FixedRow {
  id: string;
  group: Group;
  proposal: RequestDraft;
}

/** Returns the groups of vans: those that are due or sent come first. */
const rowsOf = (vans: readonly RequestVan[], state: VanRequestsState): FixedRow[] =>
  vans.map((each) => ({
    id: each.id,
    group: isDue(each.van) || outcomeOf(state, each.id).state !== "idle" ? "first" : "others",
    proposal: draftOf({ drafts: {} }, each),
  }));

/**
 * Returns the vans by group, and how many wait. From the first use on, groups, order and proposals
 * stay; vans that arrive later wait until `showMore` adds them at the end. Another `list` starts
 * afresh.
 */
export function useRequestRows(
  vans: readonly RequestVan[],
  { state, list }: { state: VanRequestsState; list: unknown },
) {
  const now = rowsOf(vans, state);
  const { fixed, fix, props } = useFirstUse(now, list);
  const rows = new Map((fixed ?? now).map((row) => [row.id, row]));
  const groupOf = ({ id }: RequestVan) => rows.get(id)?.group;
  const shown = inOrder(
    vans.flatMap((each) => {
      const row = rows.get(each.id);
      return row ? [{ ...each, proposal: row.proposal }] : [];
    }),
    { idOf: ({ id }) => id, order: [...rows.keys()] },
  );
  const late = now.filter(({ id }) => !rows.has(id));
  const group = (name: Group) => shown.filter((each) => groupOf(each) === name);
  function showMore(): void {
    const added = late.map((row) => ({ ...row, group: "added" as const }));
    fix([...rows.values(), ...added]);
  }
  return {
    shown,
    first: group("first"),
    others: group("others"),
    added: group("added"),
    waiting: late.length,
    showMore,
    props,
  };
}
