import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { pluralise } from "@vanfettle/vans/format-number";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { Section } from "../../ui/section.tsx";
import { MorePlaces } from "./more-places.tsx";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";
import type { LocationView } from "./location-view.ts";

/** Returns true for a region or county. Their pages begin with links to the counties and places within. */
export const isArea = ({ type }: Pick<LocationView, "type">): boolean => type === "region" || type === "county";

/** Shows a section with a selection of places; empty without places. */
function ExploreNearby({ page, places }: { page: LocationPageName; places: readonly PlaceLinkItem[] }) {
  if (places.length === 0) return null;
  return (
    <Section title="Explore nearby">
      <PlaceLinks page={page} label="Explore nearby" places={places} />
    </Section>
  );
}

/** Links to the counties and places of an area. */
export function AreaLinks({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { counties, places, morePlaces } = location;
  const name = distinctNameOf(location);
  return (
    <>
      {counties.length > 0 && (
        <Section title={`Counties in ${name}`} of="places" id="counties">
          <PlaceLinks
            page={page}
            label="Counties"
            places={counties.map((county) => ({ ...county, note: pluralise(county.place_count, "place") }))}
          />
        </Section>
      )}
      {places.length > 0 && (
        <Section title={`Places in ${name}`} of="places" id="places">
          <PlaceLinks page={page} label="Places" places={places} />
          {morePlaces.length > 0 && <MorePlaces page={page} area={name} places={morePlaces} />}
        </Section>
      )}
      <ExploreNearby page={page} places={[]} />
    </>
  );
}
