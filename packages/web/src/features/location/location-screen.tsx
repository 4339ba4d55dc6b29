import { loadingMeta } from "@vanfettle/contract/page-meta";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { ComponentType } from "react";
import { PageMeta } from "../../ui/page-meta.tsx";
import NotFound from "../../pages/not-found.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { LocationHead } from "./location-head.tsx";
import { useLocationPage } from "./use-location-page.ts";
import { useWarmHome } from "./use-warm-home.ts";
import type { ShownLocation } from "./shown-location.ts";

interface LocationScreenProps {
  page: LocationPageName;
  loadingText: string;
  Content: ComponentType<{ location: ShownLocation }>;
}

/** Loading, not found, or the content: the states of both services' location pages. */
export function LocationScreen({ page, loadingText, Content }: LocationScreenProps) {
  const state = useLocationPage();
  useWarmHome();
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
