import type { LocationPageName } from "@vanfettle/contract/paths";
import { Section } from "../../ui/section.tsx";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

/** Shows a section with a selection of places; empty without places. */
export function ExploreNearby({ page, places }: { page: LocationPageName; places: readonly PlaceLinkItem[] }) {
  if (places.length === 0) return null;
  return (
    <Section title="Explore nearby">
      <PlaceLinks page={page} label="Explore nearby" places={places} />
    </Section>
  );
}
