import { breadcrumb } from "@vanfettle/contract/breadcrumb";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

export function LocationCrumbs({ page, location }: { page: LocationPageName; location: LocationPage }) {
  return <Breadcrumb crumbs={breadcrumb(page, location)} />;
}
