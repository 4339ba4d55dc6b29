import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { pluralise } from "@vanfettle/vans/format-number";
import { groupFailures } from "../content-manager/failures.ts";
import { toListed } from "../content-manager/listed-location.ts";
import { OverviewCard } from "./overview-card.tsx";

type StatesProps = { states: ContentStates };

export function DraftsCard({ states: { locations } }: StatesProps) {
  const count = locations.filter(({ draftVersion }) => draftVersion !== null).length;
  const wait = count === 1 ? "waits" : "wait";
  return (
    <OverviewCard page="reviewDrafts" title="Drafts">
      <p>{count === 0 ? "No drafts wait." : `${pluralise(count, "draft")} ${wait} for review.`}</p>
    </OverviewCard>
  );
}

export function FailuresCard({ states }: StatesProps) {
  const groups = groupFailures(toListed([], states));
  const causes = groups.flatMap(([first, ...others]) =>
    first ? [{ ...first.review.failure, count: others.length + 1 }] : [],
  );
  return (
    <OverviewCard page="contentManager" title="Failed texts">
      {causes.length === 0 ? (
        <p>No text has failed.</p>
      ) : (
        <ul>
          {causes.map(({ code, message, count }) => (
            <li key={code}>
              <strong>{pluralise(count, "text")}</strong>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
