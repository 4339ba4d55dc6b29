import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useLocation } from "react-router";
import type { SlugPageName } from "@vanfettle/contract/paths";
import { useApi } from "../api/api-context.ts";
import { failureOf } from "../api/call-failure.ts";
import { loadingMeta, locationPageMeta } from "../document/page-meta.ts";
import { locationQuery } from "../features/location/location-query.ts";
import type { LocationView } from "../features/location/location-view.ts";
import { usePrefetchLocations } from "../features/location/use-prefetch-locations.ts";
import { useDocument } from "../ui/document-context.ts";
import { PageMeta } from "../ui/page-meta.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Component as NotFound, NotLoaded } from "./not-found.tsx";
import "../features/location/location.css";

interface LocationPageProps {
  page: SlugPageName;
  loadingText: string;
  Content: ComponentType<{ location: LocationView }>;
}

/**
 * The page of the location in the address: its loading text, its content or, after any error of its
 * data, the not-found screen.
 */
export function LocationPage({ page, loadingText, Content }: LocationPageProps) {
  const { pathname } = useLocation();
  const { origin } = useDocument();
  const { data, error, refetch } = useQuery(locationQuery(useApi().api, pathname));
  usePrefetchLocations();
  if (error) {
    if (failureOf(error) === "missing") return <NotFound />;
    return <NotLoaded error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <>
        <PageMeta meta={loadingMeta(page)} />
        <PageSpinner text={loadingText} />
      </>
    );
  }
  const { location, canonicalPath } = data;
  const { description, faqs } = location;
  return (
    <>
      <PageMeta
        meta={locationPageMeta(page, location, { origin, canonicalPath, description, faqs })}
      />
      <Content location={location} />
    </>
  );
}
