import { distinctNameInSentence } from "@vanfettle/contract/location/location";
import { pages } from "@vanfettle/contract/paths";
import { breadcrumb } from "../document/breadcrumb.ts";
import { FindForm } from "../features/find/find-form.tsx";
import { Class7Places } from "../features/location/class7-places.tsx";
import type { LocationView } from "../features/location/location-view.ts";
import { LetterLinks, LetterLists } from "../features/location/places-by-letter.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { LocationPage } from "./location-page.tsx";

const page = "motAToZ";

function AToZ({ location }: { location: LocationView }) {
  const name = distinctNameInSentence(location);
  const { places, class7Places } = location;
  return (
    <>
      <Hero
        above={<Breadcrumb crumbs={breadcrumb(page, location)} />}
        title="Van MOT in"
        highlight={`${name}, A to Z`}
        lead={`All places in ${name} that have a page on the van MOT.`}
      >
        <FindForm id="find" />
      </Hero>
      <Section title={`Places in ${name}`} evidence="places" id="places">
        <LetterLinks label="Places" places={places} />
        <LetterLists page="motLocation" places={places} />
        <p className="mt-4">
          <Link className="inline-block py-1 font-semibold" to={pages.sitemap.canonical}>
            All regions and counties
          </Link>
        </p>
      </Section>
      {class7Places.length > 0 && (
        <section className="section band">
          <div className="wrap">
            <Class7Places location={location} />
          </div>
        </section>
      )}
    </>
  );
}

export const Component = () => (
  <LocationPage page={page} loadingText="Loading MOT centre..." Content={AToZ} />
);
