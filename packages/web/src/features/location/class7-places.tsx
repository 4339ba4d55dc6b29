import { distinctNameOf, nameInSentence } from "@vanfettle/contract/location/location";
import { motPath } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import { itemListJsonLd, scriptSafeJson } from "../../document/structured-data.ts";
import { useDocument } from "../../ui/document-context.ts";
import { Block } from "./block.tsx";
import type { LocationView } from "./location-view.ts";
import { PlaceLinks } from "./place-links.tsx";

/** The towns of an area with the most class 7 stations of their own, with links to their MOT pages. */
export function Class7Places({
  location,
}: {
  location: Pick<LocationView, "name" | "class7Places">;
}) {
  const { origin } = useDocument();
  const links = location.class7Places.map((place) => ({
    name: distinctNameOf(place),
    slug: place.slug,
    path: motPath(place.slug),
    note: pluralise(place.class7Count, "class 7 station"),
  }));
  if (links.length === 0) return null;
  const title = `Places in ${nameInSentence(location.name)} with the most class 7 stations`;
  return (
    <Block title={title}>
      <PlaceLinks page="motLocation" label={title} places={links} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(itemListJsonLd(title, links, origin)) }}
      />
    </Block>
  );
}
