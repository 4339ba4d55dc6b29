import { breadcrumb } from "@vanfettle/contract/breadcrumb";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { ShownLocation } from "./shown-location.ts";

export function LocationCrumbs({ page, location }: { page: LocationPageName; location: ShownLocation }) {
  return <Breadcrumb crumbs={breadcrumb(page, location)} />;
}
