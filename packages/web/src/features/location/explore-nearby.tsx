import type { LocationPageName } from "@vanfettle/contract/paths";
import { Section } from "../../ui/section.tsx";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

/** A section with a selection of places; it renders nothing when there are none. */
export function ExploreNearby({ page, places }: { page: LocationPageName; places: readonly PlaceLinkItem[] }) {
  if (places.length === 0) return null;
  return (
    <Section title="Explore nearby">
      <PlaceLinks page={page} label="Explore nearby" places={places} />
    </Section>
  );
}
