import { loadingMeta } from "@vanfettle/contract/page-meta";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { ComponentType } from "react";
import { PageMeta } from "../ui/page-meta.tsx";
import NotFound from "./not-found.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { LocationHead } from "../features/location/location-head.tsx";
import { useLocationPage } from "../features/location/use-location.ts";
import { usePrefetchLocations } from "../features/location/use-prefetch-locations.ts";
import type { LocationView } from "../api/location-view.ts";

interface LocationScreenProps {
  page: LocationPageName;
  loadingText: string;
  Content: ComponentType<{ location: LocationView }>;
}

/** Loading, not found, or the content: the states of both services' location pages. */
export function LocationScreen({ page, loadingText, Content }: LocationScreenProps) {
  const state = useLocationPage();
  usePrefetchLocations();
  if (state.kind === "missing") return <NotFound />;
  if (state.kind === "loading") {
    return (
      <>
        <PageMeta meta={loadingMeta(page)} />
        <PageSpinner text={loadingText} />
      </>
    );
  }
  return (
    <>
      <LocationHead page={page} loaded={state} />
      <Content location={state.location} />
    </>
  );
}
