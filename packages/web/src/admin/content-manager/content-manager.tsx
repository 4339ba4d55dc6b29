import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { ContentLocations } from "@vanfettle/contract/content/content-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import type { Press } from "../../ui/focus.ts";
import { keyOf, type Target } from "../admin-queries.ts";
import { formatDateTime } from "../format.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { Button } from "../layout/button.tsx";
import { textPath } from "../layout/text-link.tsx";
import { FailureAlert, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { DecisionState } from "../texts/decision-state.tsx";
import { History } from "../texts/history.tsx";
import { useLeaving, type Leave } from "../texts/leaving-asks.tsx";
import { TextPage } from "../texts/text-page.tsx";
import { useDecisions, type Decisions } from "../texts/use-decisions.ts";
import { BatchStatus } from "./batch-status.tsx";
import { GenerateControl } from "./generate-control.tsx";
import { listedSelection, type ListedLocation } from "./listed-location.ts";
import { LocationsCard } from "./location-list.tsx";
import { QueueCard, QueueConfirmation } from "./queue-card.tsx";
import { useContentManager, type Manager } from "./use-content-manager.ts";
import { Waiting } from "./waiting.tsx";

function Coverage({ coverage: { places, core, areas } }: Pick<ContentStates, "coverage">) {
  const share = ({ live, total }: typeof places) => `${withCommas(live)} of ${withCommas(total)}`;
  return (
    <p className="totals">
      <strong>{`Live: ${share(places)} places`}</strong>
      <span>{` · core places ${share(core)} · counties and regions ${share(areas)}`}</span>
    </p>
  );
}

function Totals({ locations }: { locations: ContentLocations | undefined }) {
  if (!locations) return <p className="totals">Loading the locations...</p>;
  const { total, towns, villages, districts, unclassified } = locations;
  const counts = [
    `${withCommas(total)} locations`,
    `${withCommas(towns)} towns`,
    `${withCommas(villages)} villages`,
    `${withCommas(districts)} districts`,
    `${withCommas(unclassified)} of unknown size`,
  ];
  return <p className="totals">{counts.join(" · ")}</p>;
}

/**
 * Returns the key of the address, its location, and a function that opens another. What was found
 * once stays when a sign-in ends, without which the list has places alone.
 */
function useOpenLocation(all: readonly ListedLocation[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [last, setLast] = useState<ListedLocation>();
  const key = search.get("text");
  const found = key === null ? undefined : all.find((each) => keyOf(each) === key);
  if (found && found !== last) setLast(found);
  const location = found ?? (last && keyOf(last) === key ? last : undefined);
  const open = (next: Target): void => void navigate(textPath(next), { preventScrollReset: true });
  return { key, location, open };
}

/** Says that the address names no location, once the list is read. */
function UnknownText({ text, manager }: { text: string; manager: Manager }) {
  const isOperator = useIsOperator();
  if (!isOperator && text.includes("/")) {
    return (
      <div className="failure" role="alert">
        <SignInPrompt status={401} />
      </div>
    );
  }
  const isRead = isOperator ? manager.stated : manager.locations.data;
  return (
    isRead && (
      <p className="failure" role="alert">
        {`There is no location “${text}”. Choose one from the list.`}
      </p>
    )
  );
}

/** What a run has failed to write, and the button that asks for a run of this location alone. */
function aboutRuns(location: ListedLocation, queue: Manager["queue"]) {
  const { review, name } = location;
  const run = { selection: listedSelection([location]), label: `the text of ${name}` };
  return {
    note: review?.failure && (
      <p className="failure">{`No text was written on ${formatDateTime(review.failure.at)}: ${review.failure.message}`}</p>
    ),
    more: review && (
      <Button look="text" onClick={() => queue.ask(run)}>
        {location.hasContent || review.draftVersion !== null
          ? "Write the text again"
          : "Write the text"}
      </Button>
    ),
  };
}

/** The location's text beside the list. The keys for the next and the previous move in the list. */
function OpenText({ location, manager, open, decisions, leave }: OpenTextProps) {
  const { found, queue } = manager;
  const index = found.findIndex((each) => keyOf(each) === keyOf(location));
  const moveTo = (next: ListedLocation | undefined) => {
    if (!next || index < 0) return undefined;
    return () => {
      decisions.take();
      open(next);
    };
  };
  return (
    <TextPage
      location={location}
      decisions={decisions}
      leave={leave}
      moves={{ next: moveTo(found[index + 1]), previous: moveTo(found[index - 1]) }}
      {...aboutRuns(location, queue)}
    />
  );
}

interface OpenTextProps extends Pick<ReturnType<typeof useOpenLocation>, "open"> {
  location: ListedLocation;
  manager: Manager;
  decisions: Decisions;
  leave: Leave;
}

export function Component() {
  const isOperator = useIsOperator();
  const manager = useContentManager();
  const { locations, states, stated, queue, batch, progress, all } = manager;
  const { key, location, open } = useOpenLocation(all);
  const press = useRef<Press>(null);
  const { leave, asks } = useLeaving(location);
  const decisions = useDecisions(press, { onReturn: open });
  return (
    <AdminPage
      page="contentManager"
      summary={
        <>
          {stated && <Coverage coverage={stated.coverage} />}
          <Totals locations={locations.data} />
        </>
      }
      action={<GenerateControl manager={manager} />}
    >
      <FailureAlert
        title="The locations could not be read."
        error={locations.error}
        onRetry={locations.refetch}
      />
      <FailureAlert
        title="The states of the texts could not be read."
        error={isOperator && states.error}
        onRetry={states.refetch}
      />
      <QueueConfirmation queue={queue} />
      <Waiting manager={manager} />
      {queue.queue && <QueueCard queue={queue.queue} manager={queue} />}
      {(!queue.queue || queue.queue.state === "waiting") && (
        <BatchStatus batch={batch} progress={progress} />
      )}
      <DecisionState decisions={decisions} leave={leave} />
      {asks}
      {key !== null && !location && <UnknownText text={key} manager={manager} />}
      <div className="desk-columns">
        <LocationsCard
          manager={manager}
          previewedKey={location ? keyOf(location) : null}
          onPreview={(next) => {
            decisions.take();
            open(next);
          }}
        />
        {location && (
          <OpenText
            location={location}
            manager={manager}
            open={open}
            decisions={decisions}
            leave={leave}
          />
        )}
      </div>
      {isOperator && <History />}
    </AdminPage>
  );
}
