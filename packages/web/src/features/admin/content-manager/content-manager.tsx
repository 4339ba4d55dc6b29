import { contentBatchLimit } from "@vanfettle/contract/content/content-limits";
import type { ContentLocation, ContentLocations } from "@vanfettle/contract/content/content-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { useMemo, useState } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { useEstimate, useProgress } from "../generation-progress.ts";
import { formatCount } from "../format.ts";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { LocationTextsCard } from "../location-texts/location-texts.tsx";
import { History } from "../history/history.tsx";
import { ApproveDrafts, ReviewLink, selectedDrafts } from "./draft-actions.tsx";
import { chooseLocations } from "./batch-request.ts";
import { BatchStatus } from "./batch-status.tsx";
import { GenerateControl } from "./generate-control.tsx";
import { LocationsCard } from "./locations-card.tsx";
import { keyOf, toListed, type ListedLocation, type SortOrder, type StateFilter } from "./listed-location.ts";
import { QueueCard } from "./queue-card.tsx";
import { QueueConfirmation } from "./queue-confirmation.tsx";
import { queueSelection, selectionLabel } from "./queue-selection.ts";
import { SortSelect, StateFilters } from "./state-filters.tsx";
import { useBatch } from "./use-batch.ts";
import { useChoice } from "./use-choice.ts";
import { useFoundLocations } from "./use-found-locations.ts";
import { useQueue } from "./use-queue.ts";
import { useRefreshAfterRun } from "./use-refresh-after-run.ts";
import { useSelection } from "./use-selection.ts";

const noLocations: readonly ContentLocation[] = [];

/** How much of the site is live, the core set apart. */
function Coverage({ coverage: { places, core, areas } }: Pick<ContentStates, "coverage">) {
  const share = ({ live, total }: typeof places) => `${formatCount(live)} of ${formatCount(total)}`;
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
      {formatCount(total)} locations · {formatCount(towns)} towns · {formatCount(villages)} villages
    </p>
  );
}

function ReadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="failure" role="alert">
      <p>{what} could not be read.</p>
      <button type="button" className="text-button" onClick={onRetry}>
        Try again
      </button>
    </div>
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
  const batch = useBatch({
    onAccepted: ({ slugs, startedAt, isFollowing }) => {
      selection.select(isFollowing ? slugs : [...slugs, ...chosen.areas], false);
      choice.startedRun(startedAt);
      if (!isFollowing) choice.spend();
    },
  });
  useRefreshAfterRun(progress);
  const queue = useQueue(progress);

  const open = locations.data?.locations ?? noLocations;
  const stated = isOperator ? states.data : undefined;
  const all = useMemo(() => toListed(open, stated), [open, stated]);
  const { found, appliedSearch } = useFoundLocations(all, { search, filter: stated ? filter : "all", order });
  const chosen = chooseLocations(all, found, selection.selected);
  const isActive = progress?.isRunning === true || batch.following > 0;
  const shown = { found, search, filter };
  const notOpen = choice.state === "open" ? undefined : choice.state;
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
          blocked={isActive ? "active" : notOpen}
          onGenerate={(slugs) => batch.mutate({ slugs, seenRun: choice.seenRun })}
          all={stated && found.length > contentBatchLimit ? selectionLabel(shown) : undefined}
          onGenerateAll={() => queue.ask({ selection: queueSelection(shown), label: selectionLabel(shown) })}
        />
      }
    >
      {locations.isError && <ReadFailure what="The locations" onRetry={() => void locations.refetch()} />}
      {isOperator && states.isError && (
        <ReadFailure what="The states of the texts" onRetry={() => void states.refetch()} />
      )}
      <QueueConfirmation queue={queue} />
      {queue.queue ? (
        <QueueCard
          queue={queue.queue}
          isCancelling={queue.cancel.isPending}
          cancelError={queue.cancel.error}
          onCancel={() => queue.queue && queue.cancel.mutate(queue.queue.runId)}
        />
      ) : (
        <BatchStatus batch={batch} progress={progress} />
      )}
      <div className="content-columns">
        <LocationsCard
          search={search}
          onSearch={choosing(setSearch)}
          locations={found}
          appliedSearch={appliedSearch}
          selection={{
            ...selection,
            select: choosing(selection.select),
            clear: choosing(selection.clear),
          }}
          previewedKey={previewed && keyOf(previewed)}
          tools={
            stated && (
              <>
                <StateFilters locations={all} filter={filter} onFilter={choosing(setFilter)} />
                <SortSelect order={order} onOrder={choosing(setOrder)} />
                <ReviewLink locations={found} />
                <ApproveDrafts drafts={selectedDrafts(all, selection.selected)} />
              </>
            )
          }
          emptyText={locations.data ? "No locations match your search." : ""}
          onPreview={setPreviewed}
        />
        <LocationTextsCard location={previewed} />
      </div>
      {isOperator && <History />}
    </AdminLayout>
  );
}
