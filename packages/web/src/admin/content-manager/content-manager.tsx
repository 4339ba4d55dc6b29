import { useState } from "react";
import type { ContentLocations } from "@vanfettle/contract/content/content-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { takePress, type Press } from "../../ui/focus.ts";
import { History } from "../history/history.tsx";
import { AdminPage } from "../layout/admin-page.tsx";
import { LocationTextsCard } from "../location-texts/location-texts.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { BatchStatus } from "./batch-status.tsx";
import { FailedTexts } from "./failed-texts.tsx";
import { GenerateControl } from "./generate-control.tsx";
import { keyOf, type ListedLocation } from "./listed-location.ts";
import { LocationsCard } from "./location-list.tsx";
import { QueueCard, QueueConfirmation } from "./queue-card.tsx";
import { useContentManager } from "./use-content-manager.ts";

function Coverage({ coverage: { places, core, areas } }: Pick<ContentStates, "coverage">) {
  const share = ({ live, total }: typeof places) => `${withCommas(live)} of ${withCommas(total)}`;
  return (
    <p className="totals">
      <strong>{`${share(places)} live`}</strong>
      <span>{` · core ${share(core)} · counties and regions ${share(areas)}`}</span>
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

export function Component() {
  const isOperator = useIsOperator();
  const manager = useContentManager();
  const { locations, states, stated, queue, batch, progress } = manager;
  const [previewed, setPreviewed] = useState<{ location: ListedLocation; press: Press } | null>(
    null,
  );
  return (
    <AdminPage
      page="contentManager"
      summary={
        <>
          <Totals locations={locations.data} />
          {stated && <Coverage coverage={stated.coverage} />}
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
      <FailedTexts manager={manager} />
      {queue.queue && <QueueCard queue={queue.queue} cancel={queue.cancel} />}
      {(!queue.queue || queue.queue.state === "waiting") && (
        <BatchStatus batch={batch} progress={progress} />
      )}
      <div className="content-columns">
        <LocationsCard
          manager={manager}
          previewedKey={previewed && keyOf(previewed.location)}
          onPreview={(location) => setPreviewed({ location, press: takePress() })}
        />
        <LocationTextsCard
          location={previewed?.location ?? null}
          press={previewed?.press}
          onWrite={(run) => queue.ask(run)}
        />
      </div>
      {isOperator && <History />}
    </AdminPage>
  );
}
