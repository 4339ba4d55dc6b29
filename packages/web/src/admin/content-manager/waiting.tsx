import { pluralise } from "@vanfettle/vans/format-number";
import { keyOf } from "../admin-queries.ts";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { ReviewLink } from "./draft-actions.tsx";
import { groupFailures, listedSelection, type Failed } from "./listed-location.ts";
import type { Manager } from "./use-content-manager.ts";

/** More failed texts than this are shown in the list and not by name. */
const namedAtMost = 5;

function FailureGroup({ failed, manager }: { failed: readonly Failed[]; manager: Manager }) {
  const [first] = failed;
  if (!first) return null;
  const times = failed.map(({ review }) => review.failure.at).toSorted();
  const label = failed.length === 1 ? `Retry ${first.name}` : `Retry these ${failed.length}`;
  return (
    <li className="spread">
      <p>
        <strong>{`${pluralise(failed.length, "text")} failed`}</strong>
        <span>{`: ${first.review.failure.message} `}</span>
        <span className="note">{`Last on ${formatDateTime(times.at(-1) ?? "")}.`}</span>
      </p>
      {failed.length <= namedAtMost ? (
        <p className="text-links">
          {failed.map((location) => (
            <TextLink key={keyOf(location)} location={location} />
          ))}
        </p>
      ) : (
        <Button look="text" onClick={() => manager.setFilter("failed")}>
          {`Show these ${failed.length}`}
        </Button>
      )}
      <Button
        disabled={manager.blocked === "active"}
        onClick={() =>
          manager.queue.ask({
            selection: listedSelection(failed),
            label: `${pluralise(failed.length, "failed text")} again`,
          })
        }
      >
        {label}
      </Button>
    </li>
  );
}

/** Returns the number of drafts that wait for an operator. */
export const countDrafts = ({ all }: Manager): number =>
  all.filter(({ review }) => review?.draftVersion != null).length;

/**
 * What waits for an operator: the drafts among the locations shown, and the failed texts by cause,
 * each with a button that asks for a run over them.
 */
export function Waiting({ manager }: { manager: Manager }) {
  const groups = groupFailures(manager.all);
  const drafts = countDrafts(manager);
  if (groups.length === 0 && drafts === 0) return null;
  return (
    <section className="card what-waits" aria-labelledby="what-waits">
      <h2 id="what-waits" className="sr-only">
        What waits
      </h2>
      <ul>
        {drafts > 0 && (
          <li className="spread">
            <p>
              <strong>{pluralise(drafts, "draft")}</strong>
              <span>{drafts === 1 ? " waits for review" : " wait for review"}</span>
            </p>
            <ReviewLink locations={manager.found} />
          </li>
        )}
        {groups.map((failed) => (
          <FailureGroup key={failed[0]?.review.failure.code} failed={failed} manager={manager} />
        ))}
      </ul>
    </section>
  );
}
