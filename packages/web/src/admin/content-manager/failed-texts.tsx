import { pluralise } from "@vanfettle/vans/format-number";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { groupFailures, type Failed } from "./failures.ts";
import { listedSelection } from "./listed-location.ts";
import type { Manager } from "./use-content-manager.ts";

function FailureGroup({ failed, manager }: { failed: readonly Failed[]; manager: Manager }) {
  const [first] = failed;
  if (!first) return null;
  const times = failed.map(({ review }) => review.failure.at).toSorted();
  const label = failed.length === 1 ? `Retry ${first.name}` : `Retry these ${failed.length}`;
  return (
    <li>
      <p>
        <strong>{pluralise(failed.length, "text")}</strong>
        <span>{`: ${first.review.failure.message} `}</span>
        <span className="failed-at">{`Last on ${formatDateTime(times.at(-1) ?? "")}.`}</span>
      </p>
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

/** The failed texts by cause, each with a button that asks for a run over them. */
export function FailedTexts({ manager }: { manager: Manager }) {
  const groups = groupFailures(manager.all);
  if (groups.length === 0) return null;
  return (
    <section className="card failed-texts" aria-labelledby="failed-texts">
      <h2 id="failed-texts">Failed texts</h2>
      <ul>
        {groups.map((failed) => (
          <FailureGroup key={failed[0]?.review.failure.code} failed={failed} manager={manager} />
        ))}
      </ul>
    </section>
  );
}
