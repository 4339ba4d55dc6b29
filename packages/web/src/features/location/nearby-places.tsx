import { nearbyMiles } from "@vanfettle/contract/geo/distance";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationView } from "./location-view.ts";
import { Block } from "./block.tsx";
import { PlaceLinks } from "./place-links.tsx";

/** The number of places outside the disclosure. */
const shownCount = 6;

/** Links to the places near a place, nearest first: a few, then the others in a disclosure. */
export function NearbyPlaces({ page, location }: { page: LocationPageName; location: LocationView }) {
  const places = location.nearby.map((place) => ({
    ...place,
    note: place.miles === 1 ? "1 mile" : `${place.miles} miles`,
  }));
  if (places.length === 0) return null;
  const others = places.slice(shownCount);
  return (
    <Block title={`Places within ${nearbyMiles} miles`} of="places">
      <PlaceLinks page={page} label="Nearby" places={places.slice(0, shownCount)} />
      {others.length > 0 && (
        <details className="more-places">
          <summary>Show more places</summary>
          <PlaceLinks page={page} label="More places nearby" places={others} />
        </details>
      )}
    </Block>
  );
}
