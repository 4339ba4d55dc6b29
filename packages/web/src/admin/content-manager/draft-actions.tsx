import { contentBatchLimit } from "@vanfettle/contract/operator/operator-limits";
import { pages } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import { Link } from "../../ui/link.tsx";
import { keyOf, refresh, refreshStates, type Target } from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { reviewState } from "../texts/draft-queue.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { type ListedLocation } from "./listed-location.ts";

type Draft = ReturnType<typeof draftsOf>[number];

const draftsOf = (locations: readonly ListedLocation[]) =>
  locations.flatMap(({ kind = "place", slug, review }) =>
    review?.draftVersion == null ? [] : [{ kind, slug, version: review.draftVersion }],
  );

export function ReviewLink({ locations }: { locations: readonly ListedLocation[] }) {
  const keys = draftsOf(locations).map(keyOf);
  if (keys.length === 0) return null;
  return (
    <Link
      className="btn btn-primary btn-small"
      to={pages.reviewDrafts.canonical}
      state={reviewState(keys)}
    >
      {`Review ${pluralise(keys.length, "draft")}`}
    </Link>
  );
}

/**
 * Approves the drafts, as many at once as one call takes. Returns the approved drafts and the
 * others.
 */
async function approveAll(api: OperatorApi, drafts: readonly Draft[]) {
  const approved: Draft[] = [];
  const notApproved: (Draft & { message: string })[] = [];
  for (let from = 0; from < drafts.length; from += contentBatchLimit) {
    const body = { drafts: drafts.slice(from, from + contentBatchLimit) };
    const result = await api.call("approveContentDrafts", { body });
    approved.push(...result.approved);
    notApproved.push(...result.notApproved);
  }
  return { approved, notApproved };
}

/**
 * Approves the drafts of the selected locations, several after a question with their number, and
 * lists the drafts that were not approved, with reasons.
 */
export function ApproveDrafts({ locations }: { locations: readonly ListedLocation[] }) {
  const drafts = draftsOf(locations);
  const nameOf = (draft: Target) =>
    locations.find((each) => keyOf(each) === keyOf(draft))?.name ?? draft.slug;
  const { data, error, isPending, mutate, press } = useOperatorMutation({
    call: (api) => approveAll(api, drafts),
    // Until the states are read, the button would offer the same drafts again.
    refresh(client) {
      void refresh(client, ["listContentLocations"]);
      return refreshStates(client);
    },
  });
  const approve = `Approve ${pluralise(drafts.length, "draft")}`;
  const pending = isPending && "Approving...";
  return (
    <div className="approve">
      {drafts.length > 1 && (
        <ConfirmedAction
          // Other drafts are asked about again.
          key={drafts.map(keyOf).join(" ")}
          look="navy"
          label={approve}
          question={`${approve} without opening them? Visitors read them at once. Drafts with objections stay drafts.`}
          confirm={approve}
          decline="Do not approve"
          pending={pending}
          onConfirm={() => mutate()}
        />
      )}
      {drafts.length === 1 && (
        <Button look="navy" pending={pending} onClick={() => mutate()}>
          {approve}
        </Button>
      )}
      <output>{data && `${pluralise(data.approved.length, "draft")} approved.`}</output>
      {data && data.notApproved.length > 0 && (
        <ul className="failure" role="alert">
          {data.notApproved.map(({ version, message, ...draft }) => (
            <li key={keyOf(draft)}>
              <TextLink location={{ name: nameOf(draft), ...draft }} />
              <span>{`, version ${version}: ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
      <FailureAlert title="The drafts were not approved" error={error} press={press} />
    </div>
  );
}
