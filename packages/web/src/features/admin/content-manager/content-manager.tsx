import { contentBatchLimit } from "@vanfettle/contract/content/content-limits";
import type { ContentLocation, ContentLocations } from "@vanfettle/contract/content/content-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { useMemo, useState } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { useEstimate, useProgress } from "../generation-progress.ts";
import { History } from "../history/history.tsx";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { FilterButtons } from "../layout/list-tools.tsx";
import { LocationTextsCard } from "../location-texts/location-texts.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { chooseLocations } from "./batch-request.ts";
import { BatchStatus } from "./batch-status.tsx";
import { ApproveDrafts, ReviewLink } from "./draft-actions.tsx";
import { GenerateControl } from "./generate-control.tsx";
import {
  isShown,
  keyOf,
  stateNames,
  toListed,
  type ListedLocation,
  type SortOrder,
  type StateFilter,
} from "./listed-location.ts";
import { LocationsCard } from "./location-list.tsx";
import { QueueCard } from "./queue-card.tsx";
import { QueueConfirmation } from "./queue-confirmation.tsx";
import { queueSelection, selectionLabel } from "./queue-labels.ts";
import { useBatch } from "./use-batch.ts";
import { useChoice } from "./use-choice.ts";
import { useFoundLocations } from "./use-found-locations.ts";
import { useQueue } from "./use-queue.ts";
import { useRefreshAfterRun } from "./use-refresh-after-run.ts";
import { useSelection } from "./use-selection.ts";

const noLocations: readonly ContentLocation[] = [];

/** How much of the site is live, the core set apart. */
function Coverage({ coverage: { places, core, areas } }: Pick<ContentStates, "coverage">) {
  const share = ({ live, total }: typeof places) => `${withCommas(live)} of ${withCommas(total)}`;
  return (
    <p className="totals">
      <strong>{share(places)} live</strong> · core {share(core)} · counties and regions {share(areas)}
    </p>
  );
}

function Totals({ locations }: { locations: ContentLocations | undefined }) {
  if (!locations) return <p className="totals">Loading the locations...</p>;
  const { total, towns, villages } = locations;
  return (
    <p className="totals">
      {withCommas(total)} locations · {withCommas(towns)} towns · {withCommas(villages)} villages
    </p>
  );
}

export default function ContentManager() {
  const isOperator = useIsOperator();
  const locations = useEndpoint("listContentLocations");
  const { data: progress } = useProgress();
  const states = useEndpoint("listContentStates");
  const estimate = useEstimate(progress);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StateFilter>("all");
  const [order, setOrder] = useState<SortOrder>("region");
  const [previewed, setPreviewed] = useState<ListedLocation | null>(null);
  const selection = useSelection();
  const choice = useChoice(progress);
  useRefreshAfterRun(progress);
  const queue = useQueue(progress);

  const open = locations.data?.locations ?? noLocations;
  const stated = isOperator ? states.data : undefined;
  const all = useMemo(() => toListed(open, stated), [open, stated]);
  const { found, appliedSearch } = useFoundLocations(all, { search, filter: stated ? filter : "all", order });
  const chosen = chooseLocations(all, found, selection.selected);
  const batch = useBatch(({ slugs, startedAt, isFollowing }) => {
    selection.select(isFollowing ? slugs : [...slugs, ...chosen.areas], false);
    choice.startedRun(startedAt);
    if (!isFollowing) choice.spend();
  });
  const isActive = progress?.isRunning === true || batch.following > 0;
  const shown = { found, search, filter };
  /** Makes a change of the selection or the filter a new choice. */
  const choosing =
    <Change extends unknown[]>(change: (...args: Change) => void) =>
    (...args: Change): void => {
      choice.renew();
      change(...args);
    };
  return (
    <AdminLayout
      page="contentManager"
      summary={
        <>
          <Totals locations={locations.data} />
          {stated && <Coverage coverage={stated.coverage} />}
        </>
      }
      action={
        <GenerateControl
          chosen={chosen}
          estimate={estimate}
          isPending={batch.isPending}
          blocked={isActive ? "active" : choice.closedBecause}
          onGenerate={(slugs) => batch.mutate({ slugs, seenRun: choice.seenRun })}
          all={stated && found.length > contentBatchLimit ? selectionLabel(shown) : undefined}
          onGenerateAll={() => queue.ask({ selection: queueSelection(shown), label: selectionLabel(shown) })}
        />
      }
    >
      <FailureAlert title="The locations could not be read." error={locations.error} onRetry={locations.refetch} />
      {isOperator && (
        <FailureAlert
          title="The states of the texts could not be read."
          error={states.error}
          onRetry={states.refetch}
        />
      )}
      <QueueConfirmation queue={queue} />
      {queue.queue ? (
        <QueueCard queue={queue.queue} cancel={queue.cancel} />
      ) : (
        <BatchStatus batch={batch} progress={progress} />
      )}
      <div className="content-columns">
        <LocationsCard
          search={search}
          onSearch={choosing(setSearch)}
          locations={found}
          appliedSearch={appliedSearch}
          selection={{ ...selection, select: choosing(selection.select), clear: choosing(selection.clear) }}
          previewedKey={previewed && keyOf(previewed)}
          emptyText={locations.data ? "No locations match your search." : ""}
          onPreview={setPreviewed}
        >
          {stated && (
            <>
              <FilterButtons
                legend="Show locations"
                names={stateNames}
                chosen={filter}
                countOf={(each) => all.filter((location) => isShown(location, each)).length}
                onChoose={choosing(setFilter)}
              />
              <label className="sort">
                <span>Sort by</span>
                <select
                  className="field"
                  value={order}
                  onChange={({ currentTarget: { value } }) => setOrder(value === "population" ? value : "region")}
                >
                  <option>region</option>
                  <option>population</option>
                </select>
              </label>
              <ReviewLink locations={found} />
              <ApproveDrafts locations={all.filter((location) => selection.selected.has(keyOf(location)))} />
            </>
          )}
        </LocationsCard>
        <LocationTextsCard location={previewed} />
      </div>
      {isOperator && <History />}
    </AdminLayout>
  );
}
