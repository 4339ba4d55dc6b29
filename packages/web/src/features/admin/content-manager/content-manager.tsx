import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContentLocation, ContentLocations } from "@vanfettle/contract/content-schemas";
import { useDeferredValue, useMemo, useState } from "react";
import { contentLocationsQuery, progressQuery } from "../admin-queries.ts";
import { formatCount } from "../format.ts";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { LocationTextsCard } from "../location-texts/location-texts.tsx";
import { batchLabel, slugsToGenerate } from "./batch-request.ts";
import { BatchStatus } from "./batch-status.tsx";
import { LocationsCard } from "./locations-card.tsx";
import { createSearchIndex, searchLocations } from "./search-locations.ts";
import { useBatch } from "./use-batch.ts";
import { useRefreshAfterRun } from "./use-refresh-after-run.ts";
import { useSelection } from "./use-selection.ts";

const noLocations: readonly ContentLocation[] = [];

function Totals({ locations }: { locations: ContentLocations | undefined }) {
  if (!locations) return <p className="totals">Loading the locations...</p>;
  const { total, towns, villages } = locations;
  return (
    <p className="totals">
      {formatCount(total)} locations · {formatCount(towns)} towns · {formatCount(villages)} villages
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
  const batch = useBatch({ onAccepted: (slugs) => selection.select(slugs, false) });
  useRefreshAfterRun(progress);

  const all = locations.data?.locations ?? noLocations;
  const index = useMemo(() => createSearchIndex(all), [all]);
  const appliedSearch = useDeferredValue(search);
  const found = useMemo(() => searchLocations(index, appliedSearch), [index, appliedSearch]);

  return (
    <AdminLayout
      page="contentManager"
      summary={<Totals locations={locations.data} />}
      action={
        <button
          type="button"
          className="btn btn-primary"
          disabled={batch.isPending || (selection.selected.size === 0 && found.length === 0)}
          onClick={() => batch.mutate(slugsToGenerate(all, found, selection.selected))}
        >
          <AdminIcon name="sparkle" />
          {batch.isPending ? "Generating..." : batchLabel(selection.selected.size, found.length)}
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
          locations={found}
          appliedSearch={appliedSearch}
          selection={selection}
          previewedSlug={previewed?.slug ?? null}
          emptyText={locations.data ? "No location has these letters in its name, county or region." : ""}
          onPreview={setPreviewed}
        />
        <LocationTextsCard location={previewed} />
      </div>
    </AdminLayout>
  );
}
