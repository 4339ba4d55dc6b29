import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { distinctNameOf, isAreaType } from "@vanfettle/contract/locations/location";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import { breadcrumb } from "../../document/breadcrumb.ts";
import { serviceNames } from "../../document/structured-data.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import type { Subjects } from "../../ui/figures.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Part } from "../../ui/part.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { FindForm } from "../find/find-form.tsx";
import { NearestStations } from "../stations/lazy-nearest-stations.tsx";
import { AreaLinks } from "./area-links.tsx";
import type { LocationView } from "./location-view.ts";
import { NearTowns } from "./near-towns.tsx";

interface LocationFrameProps {
  page: LocationPageName;
  location: LocationView;
  of: Subjects;
  lead: string;
  button: string;
  form: Pick<ComponentProps<typeof BookingForm>, "title" | "description" | "service">;
  below: ReactNode;
  /** The title and text above the link to the location's other page. */
  ending: { title: string; text: string };
  children: ReactNode;
}

/**
 * The parts that both pages of a location share: its hero with the form, its area's places and the
 * last link.
 */
export function LocationFrame({
  page,
  location,
  of,
  lead,
  button,
  form,
  below,
  ending,
  children,
}: LocationFrameProps) {
  const { name, slug, region, stations } = location;
  const other = page === "motLocation" ? "servicingLocation" : "motLocation";
  return (
    <>
      <Hero
        of={of}
        above={<Breadcrumb crumbs={breadcrumb(page, location)} />}
        title={`${serviceNames[page]} in`}
        highlight={distinctNameOf(location)}
        lead={lead}
        button={<ScrollButton large>{button}</ScrollButton>}
        beforeForm={stations && <NearestStations location={location} stations={stations} />}
        form={
          <BookingForm
            variant="embedded"
            {...form}
            location={name}
            locationSlug={slug}
            region={region}
          />
        }
        below={below}
      >
        <NearTowns slug={slug} />
        {isAreaType(location.type) && <FindForm id="find" />}
      </Hero>
      <Part name="section">
        <AreaLinks page={page} location={location} />
      </Part>
      <Part name="section">{children}</Part>
      <CallToAction title={ending.title} text={ending.text}>
        <Link className="btn btn-navy btn-large" to={locationPath(other, slug)}>
          {`${serviceNames[other]} in ${name}`}
        </Link>
      </CallToAction>
    </>
  );
}
