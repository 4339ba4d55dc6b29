import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContentLocation, ContentLocations } from "@vanfettle/contract/content-schemas";
import { useDeferredValue, useMemo, useState } from "react";
import { contentLocationsQuery, progressQuery } from "../admin-queries.ts";
import { countText } from "../format.ts";
import { AdminFrame } from "../layout/admin-layout.tsx";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { TextPreview } from "../location-texts/text-preview.tsx";
import { batchLabel, slugsToGenerate } from "./batch-request.ts";
import { BatchStatus } from "./batch-status.tsx";
import { LocationsCard } from "./locations-card.tsx";
import { searchIndex, searchLocations } from "./search-locations.ts";
import { useBatch } from "./use-batch.ts";
import { useRunEnd } from "./use-refresh-after-run.ts";
import { useSelection } from "./use-selection.ts";

const none: readonly ContentLocation[] = [];

function Totals({ answer }: { answer: ContentLocations | undefined }) {
  if (!answer) return <p className="totals">Loading the locations...</p>;
  const { total, towns, villages } = answer;
  return (
    <p className="totals">
      {countText(total)} locations · {countText(towns)} towns · {countText(villages)} villages
    </p>
  );
}

export default function ContentManager() {
  const client = useQueryClient();
  const api = useAdminApi();
  const locations = useQuery(contentLocationsQuery(api));
  const { data: progress } = useQuery(progressQuery(api, client));
  const [search, setSearch] = useState("");
  const [previewed, setPreviewed] = useState<ContentLocation | null>(null);
  const selection = useSelection();
  const batch = useBatch();
  useRunEnd(progress);

  const all = locations.data?.locations ?? none;
  const index = useMemo(() => searchIndex(all), [all]);
  const searched = useDeferredValue(search);
  const shown = useMemo(() => searchLocations(index, searched), [index, searched]);

  return (
    <AdminFrame
      page="contentManager"
      about={<Totals answer={locations.data} />}
      action={
        <button
          type="button"
          className="btn btn-primary"
          disabled={batch.isRunning || (selection.selected.size === 0 && shown.length === 0)}
          onClick={() => void batch.generate(slugsToGenerate(all, shown, selection.selected))}
        >
          <AdminIcon name="sparkle" />
          {batch.isRunning ? "Generating..." : batchLabel(selection.selected.size, shown.length)}
        </button>
      }
    >
      {locations.isError && (
        <div className="failure" role="alert">
          <p>The locations could not be read.</p>
          <button type="button" className="text-button" onClick={() => void locations.refetch()}>
            Try again
          </button>
        </div>
      )}
      <BatchStatus batch={batch} progress={progress} />
      <div className="content-columns">
        <LocationsCard
          search={search}
          onSearch={setSearch}
          shown={shown}
          searched={searched}
          selection={selection}
          previewed={previewed?.slug ?? null}
          none={locations.data ? "No location has these letters in its name, county or region." : ""}
          onPreview={setPreviewed}
        />
        <TextPreview location={previewed} />
      </div>
    </AdminFrame>
  );
}
