import { nearbyMiles } from "@vanfettle/contract/geo/distance";
import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { parseFaqs } from "@vanfettle/contract/locations/location-text";
import { itemListJsonLd } from "../../document/item-list.ts";
import { scriptSafeJson } from "../../document/structured-data.ts";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import type { ReactNode } from "react";
import type { LocationView } from "./location-view.ts";
import { CheckLinks } from "../../ui/check-links.tsx";
import { useDocument } from "../../ui/document-context.ts";
import { FaqList } from "../../ui/faq-list.tsx";
import { isArea } from "./area-links.tsx";
import { Figures, type Subjects } from "../../ui/figures.tsx";
import { Part } from "../../ui/part.tsx";
import { PlaceLinks } from "./place-links.tsx";

export const Block = ({ title, of, children }: { title: string; of: Subjects; children: ReactNode }) => (
  <Figures as="div" of={of} className="block-in-column">
    <h2>{title}</h2>
    <div className="mt-5">
      <Part name="section">{children}</Part>
    </div>
  </Figures>
);

const shownCount = 6;

/** Links to the places near a place, nearest first: a few, then the others in a disclosure. */
function NearbyPlaces({ page, location }: { page: LocationPageName; location: LocationView }) {
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

/** The places of an area with the most stations for class 7 within five miles, with links to their pages. */
function Class7Places({ page, location }: { page: LocationPageName; location: LocationView }) {
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

/**
 * The stored FAQs of the location, or a note that they are missing, and the general questions for its kind of page. A
 * stored FAQ that repeats a general question is omitted.
 */
function LocationQuestions({ location }: { location: LocationView }) {
  const { name, faq_content, generalFaqs } = location;
  const faqs = parseFaqs(faq_content);
  const answered = generalFaqs.map(({ question }) => question.toLowerCase());
  return (
    <>
      {faqs.length > 0 ? (
        <FaqList faqs={faqs.filter(({ question }) => !answered.includes(question.toLowerCase()))} />
      ) : (
        <p>{`FAQs for ${name} are being generated. Check back soon!`}</p>
      )}
      <section className="mt-4" aria-labelledby="general-questions">
        <h3 id="general-questions" className="mb-1 md:mb-3">
          Good to know
        </h3>
        <FaqList faqs={generalFaqs} />
      </section>
    </>
  );
}

type Props = { page: LocationPageName; location: LocationView; title: string; children: ReactNode };

/** The page's text with links to other places and checks. The questions are in a second column, or below on phones. */
export function TextAndQuestions({ page, location, title, children }: Props) {
  const isMot = page === "motLocation";
  // The checks go into the shorter column: an MOT page has many questions.
  const checks = !isArea(location) && (
    <Block title="Check before you book" of="terms">
      <CheckLinks />
    </Block>
  );
  return (
    <section className="section band">
      <div className="wrap text-and-questions">
        <div>
          <Block title={title} of="stations places mot-law dva-law">
            {children}
          </Block>
          <NearbyPlaces page={page} location={location} />
          {isMot && <Class7Places page={page} location={location} />}
          {isMot && checks}
        </div>
        <div>
          <Block title="Questions" of="stations places mot-law dva-law">
            <LocationQuestions location={location} />
          </Block>
          {!isMot && checks}
        </div>
      </div>
    </section>
  );
}
