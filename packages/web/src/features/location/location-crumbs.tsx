import { breadcrumb } from "@vanfettle/contract/breadcrumb";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { LocationView } from "../../api/location-view.ts";

export function LocationCrumbs({ page, location }: { page: LocationPageName; location: LocationView }) {
  return <Breadcrumb crumbs={breadcrumb(page, location)} />;
}
