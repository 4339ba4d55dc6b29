import type { ReactNode } from "react";
import { acrossWaterText, nearbyMiles } from "@vanfettle/contract/geo/distance";
import {
  distinctCountyName,
  distinctNameInSentence,
  isAreaType,
  nameInSentence,
} from "@vanfettle/contract/location/location";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { FaqList } from "../../ui/faq-list.tsx";
import { Fold } from "../../ui/fold.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { AreaPlaces, hasStationCounts } from "./area-places.tsx";
import { Block } from "./block.tsx";
import { Class7Places } from "./class7-places.tsx";
import { DistrictStations } from "./district-stations.tsx";
import type { LocationView } from "./location-view.ts";
import { AToZLink, PlaceLinks } from "./place-links.tsx";

const shownCount = 6;
/** Fewer questions are as short as the text beside them, and the places follow below both. */
const fewQuestions = 3;

/**
 * Links to the places near a place, nearest first and those across the water last: a few, then the
 * others in a disclosure.
 */
function NearbyPlaces({ page, location }: { page: LocationPageName; location: LocationView }) {
  const places = location.nearby.map((place) => ({
    ...place,
    note: `${place.miles === 1 ? "1 mile" : `${place.miles} miles`}${acrossWaterText(place.acrossWater)}`,
  }));
  const others = places.slice(shownCount);
  const source = (
    <p className="mt-1">
      <HowWeKnow of="places" />
    </p>
  );
  return (
    <Block title={`Places within ${nearbyMiles} miles`}>
      <PlaceLinks page={page} label="Nearby" places={places.slice(0, shownCount)} />
      {others.length > 0 && (
        <details className="more-places">
          <summary>Show more places</summary>
          <PlaceLinks page={page} label="More places nearby" places={others} />
          {source}
        </details>
      )}
      {others.length === 0 && source}
    </Block>
  );
}

/** Links to the neighbours of a place in its county's A to Z, and to the whole list. */
function CountyNeighbours({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { region, county, countySlug, alphabetical } = location;
  if (!county || !countySlug || alphabetical.length === 0) return null;
  const name = distinctCountyName(county, region);
  const title = `More places in ${nameInSentence(name)}`;
  return (
    <Block title={title} isFolded>
      <PlaceLinks page={page} label={title} places={alphabetical}>
        <AToZLink county={name} slug={countySlug} />
      </PlaceLinks>
    </Block>
  );
}

/** The FAQs of the location, if any, and the general questions for its kind of page. */
function LocationQuestions({ location }: { location: LocationView }) {
  const { name, faqs, generalFaqs } = location;
  return (
    <>
      <FaqList faqs={faqs} />
      <section aria-labelledby="general-questions">
        <Fold isHeading summary={<h3 id="general-questions">Good to know</h3>}>
          <FaqList faqs={generalFaqs} />
        </Fold>
      </section>
      {faqs.length === 0 && (
        <p className="note mt-2">{`FAQs for ${name} are being generated. Check back soon!`}</p>
      )}
    </>
  );
}

type Props = { page: LocationPageName; location: LocationView; title: string; children: ReactNode };

/**
 * The page's text with links to the places around, beside an area's places with their stations. The
 * questions and the links to others in the county are in a second column, or below on phones.
 */
export function TextAndQuestions({ page, location, title, children }: Props) {
  const { faqs, generalFaqs, nearby } = location;
  const areFewQuestions = faqs.length + generalFaqs.length < fewQuestions;
  const nearbyPlaces = nearby.length > 0 && <NearbyPlaces page={page} location={location} />;
  return (
    <section className="section band">
      <div className="wrap text-and-questions">
        {isAreaType(location.type) && hasStationCounts(page, location) && (
          <div id="places">
            <Block title={`Places in ${distinctNameInSentence(location)}`}>
              <AreaPlaces page={page} location={location} />
            </Block>
          </div>
        )}
        <div>
          <Block title={title}>{children}</Block>
          <DistrictStations location={location} />
          {!areFewQuestions && nearbyPlaces}
          <Class7Places location={location} />
        </div>
        <div>
          <Block title="Questions">
            <LocationQuestions location={location} />
          </Block>
          <CountyNeighbours page={page} location={location} />
        </div>
        {areFewQuestions && nearbyPlaces && <div className="col-span-full">{nearbyPlaces}</div>}
      </div>
    </section>
  );
}
