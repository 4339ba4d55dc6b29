import { itemListJsonLd } from "../../document/item-list.ts";
import { scriptSafeJson } from "../../document/structured-data.ts";
import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import type { LocationView } from "./location-view.ts";
import { useDocument } from "../../ui/document-context.ts";
import { Block } from "./block.tsx";
import { PlaceLinks } from "./place-links.tsx";

/** The places of an area with the most stations for class 7 within five miles, with links to their pages. */
export function Class7Places({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { origin } = useDocument();
  const links = location.class7Places.map((place) => ({
    name: distinctNameOf(place),
    slug: place.slug,
    path: locationPath(page, place.slug),
    note: `${place.class7Count} within 5 miles`,
  }));
  if (links.length === 0) return null;
  const title = `Places in ${location.name} with the most class 7 stations`;
  return (
    <Block title={title} of="stations">
      <PlaceLinks page={page} label={title} places={links} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(itemListJsonLd(title, links, origin)) }}
      />
    </Block>
  );
}
