import { dvaCentres } from "@vanfettle/vans/law/dva-centres";
import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { motPath } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { Link } from "react-router";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { NearestStations } from "../stations/lazy-nearest-stations.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { Block } from "./block.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { FindForm } from "../find/find-form.tsx";
import { DvaLinks } from "./dva-links.tsx";
import { AreaLinks, isArea } from "./area-links.tsx";
import { InfoBlocks } from "./info-blocks.tsx";
import { breadcrumb } from "../../document/breadcrumb.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { StoredText } from "./stored-text.tsx";
import { TextAndQuestions } from "./text-and-questions.tsx";
import { WhyChoose } from "./why-choose.tsx";
import type { LocationView } from "./location-view.ts";

const page = "servicingLocation";

const aboutMot = (region: string): string =>
  isNorthernIreland(region)
    ? "DVA tests vans in Northern Ireland. How to book, and how to go there prepared."
    : "Which class your van is, what it costs and how to book.";

/** The test centres of Northern Ireland, for the hero of a page without MOT key facts. */
function DvaSection({ name }: { name: string }) {
  return (
    <section className="mt-6" aria-labelledby="tested">
      <h2 className="facts-title" id="tested">{`Where vans from ${name} are tested`}</h2>
      <p className="mt-2">{dvaCentres.where}</p>
      <p className="mt-2">{dvaCentres.centres}</p>
      <DvaLinks />
    </section>
  );
}

export function ServicingContent({ location }: { location: LocationView }) {
  const { name, region, centre } = location;
  return (
    <>
      <Hero
        of="stations mot-law dva-law"
        above={<Breadcrumb crumbs={breadcrumb(page, location)} />}
        title="Van servicing in"
        highlight={distinctNameOf(location)}
        lead={`Get a free quote for servicing and repairs from garages in and around ${name}.`}
        beforeForm={location.stations && <NearestStations location={location} stations={location.stations} />}
        form={
          <BookingForm
            variant="embedded"
            title={`Book in ${name}`}
            description="Free quote, no account and no obligation."
            location={name}
            locationSlug={location.slug}
            region={region}
          />
        }
        below={
          <>
            <InfoBlocks location={location} />
            {isNorthernIreland(region) && <DvaSection name={name} />}
          </>
        }
        button={<ScrollButton large>Book Van Service Now</ScrollButton>}
      >
        {isArea(location) && <FindForm id="find" />}
      </Hero>
      <AreaLinks page={page} location={location} />
      <section className="section">
        <div className="wrap text-and-questions">
          <Block title={`Van services in ${name}`} of="stations promises">
            <ServiceCards region={region} />
          </Block>
          <Block title="Why van owners choose us" of="promises">
            <div className="compact-cards">
              <WhyChoose />
            </div>
          </Block>
        </div>
      </section>
      <TextAndQuestions page={page} title={`About van servicing in ${name}`} location={location}>
        <StoredText
          text={location.servicing_content || location.defaultServicingText}
          more={`Read more about servicing in ${name}`}
        />
      </TextAndQuestions>
      <CallToAction
        title={`Need an MOT in ${name}?`}
        text={centre ? `${name} is part of ${centre.name}.` : aboutMot(region)}
      >
        <Link className="btn btn-navy btn-large" to={motPath(location.slug)}>
          Van MOT in {name}
        </Link>
      </CallToAction>
    </>
  );
}
