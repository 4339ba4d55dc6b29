import { locationPageMeta } from "@vanfettle/contract/page-meta";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { useDocument } from "../../ui/document-context.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { LoadedLocation } from "../../api/load-location.ts";

export function LocationHead({ page, loaded }: { page: LocationPageName; loaded: LoadedLocation }) {
  const { origin } = useDocument();
  return <PageMeta meta={locationPageMeta(page, loaded.location, { origin, canonicalPath: loaded.canonicalPath })} />;
}
