import { pages } from "@vanfettle/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { contentBatchLimit } from "@vanfettle/contract/content/content-limits";
import type { LocationKind } from "@vanfettle/contract/locations/location-kinds";
import { Link } from "react-router";
import { pluralise } from "@vanfettle/vans/format-number";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/operator-api.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { refresh, refreshStates } from "../admin-queries.ts";
import { reviewState } from "../review/draft-queue.ts";
import { keyOf, type ListedLocation } from "./listed-location.ts";

/** Opens the review of the drafts among the shown locations. */
export function ReviewLink({ locations }: { locations: readonly ListedLocation[] }) {
  const keys = locations.filter(({ review }) => (review?.draftVersion ?? null) !== null).map(keyOf);
  if (keys.length === 0) return null;
  return (
    <Link className="btn btn-line btn-small review-link" to={pages.reviewDrafts.canonical} state={reviewState(keys)}>
      Review {pluralise(keys.length, "draft")}
    </Link>
  );
}

export interface Draft {
  kind: LocationKind;
  slug: string;
  version: number;
}

/** Returns the drafts that wait among the selected locations. */
export const selectedDrafts = (locations: readonly ListedLocation[], selected: ReadonlySet<string>): Draft[] =>
  locations.flatMap((location) => {
    const version = location.review?.draftVersion ?? null;
    const { kind = "place", slug } = location;
    return version !== null && selected.has(keyOf(location)) ? [{ kind, slug, version }] : [];
  });

/** Approves the drafts, as many at once as one call takes. Returns those that were approved and those that were not. */
async function approveAll(api: OperatorApi, drafts: readonly Draft[]) {
  const approved: Draft[] = [];
  const notApproved: (Draft & { message: string })[] = [];
  for (let from = 0; from < drafts.length; from += contentBatchLimit) {
    const result = await api.call("approveContentDrafts", {
      body: { drafts: drafts.slice(from, from + contentBatchLimit) },
    });
    approved.push(...result.approved);
    notApproved.push(...result.notApproved);
  }
  return { approved, notApproved };
}

/** Approves the drafts of the selected locations, and says which were not approved and why. */
export function ApproveDrafts({ drafts }: { drafts: readonly Draft[] }) {
  const client = useQueryClient();
  const approve = useOperatorMutation({
    mutationFn: (api) => approveAll(api, drafts),
    onSettled: () => {
      void refresh(client, ["listContentLocations"]);
      // Until the states are read, the button would offer the same drafts again.
      return refreshStates(client);
    },
  });
  return (
    <div className="approve">
      {drafts.length > 0 && (
        <button
          type="button"
          className="btn btn-navy btn-small"
          disabled={approve.isPending}
          onClick={() => approve.mutate()}
        >
          {approve.isPending ? "Approving..." : `Approve ${pluralise(drafts.length, "draft")}`}
        </button>
      )}
      <output>{approve.data && `${pluralise(approve.data.approved.length, "draft")} approved.`}</output>
      {approve.data && approve.data.notApproved.length > 0 && (
        <ul className="failure" role="alert">
          {approve.data.notApproved.map(({ kind, slug, version, message }) => (
            <li key={`${kind}/${slug}`}>
              <strong>{slug}</strong>, version {version}: {message}
            </li>
          ))}
        </ul>
      )}
      {approve.error && <FailureAlert title="The drafts were not approved" error={approve.error} />}
    </div>
  );
}
