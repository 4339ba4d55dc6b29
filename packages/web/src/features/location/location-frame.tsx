import type { ComponentProps, ReactNode } from "react";
import {
  distinctNameInSentence,
  isAreaType,
  nameInSentence,
} from "@vanfettle/contract/location/location";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import { breadcrumb } from "../../document/breadcrumb.ts";
import { serviceNames } from "../../document/structured-data.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Link } from "../../ui/link.tsx";
import { Part } from "../../ui/part.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { FindForm } from "../find/find-form.tsx";
import { AreaLinks } from "./area-links.tsx";
import type { LocationView } from "./location-view.ts";
import { NearTowns } from "./near-towns.tsx";
import { ZoneNote } from "./zone-note.tsx";

interface LocationFrameProps {
  page: LocationPageName;
  location: LocationView;
  lead: ReactNode;
  button: string;
  /** The line between the button and the form. */
  line?: ReactNode;
  /** The content between the words and the form, beside the form on wide screens. */
  beforeForm?: ReactNode;
  form: Pick<ComponentProps<typeof BookingForm>, "title" | "description" | "service" | "fees">;
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
  lead,
  button,
  line,
  beforeForm,
  form,
  below,
  ending,
  children,
}: LocationFrameProps) {
  const { name, slug, region, type } = location;
  const isArea = isAreaType(type);
  const links = (
    <Part name="section">
      <AreaLinks page={page} location={location} />
    </Part>
  );
  const other = page === "motLocation" ? "servicingLocation" : "motLocation";
  return (
    <>
      <Hero
        above={<Breadcrumb crumbs={breadcrumb(page, location)} />}
        title={`${serviceNames[page]} in`}
        highlight={distinctNameInSentence(location)}
        lead={lead}
        button={<ScrollButton>{button}</ScrollButton>}
        search={isArea && <FindForm id="find" />}
        beforeForm={beforeForm}
        form={
          <BookingForm
            variant="embedded"
            {...form}
            location={name}
            locationSlug={slug}
            region={region}
          />
        }
        below={
          <>
            {below}
            <ZoneNote location={location} />
          </>
        }
      >
        <NearTowns slug={slug} />
        {line}
      </Hero>
      {isArea && links}
      <Part name="section">{children}</Part>
      {!isArea && links}
      <CallToAction title={ending.title} text={ending.text}>
        <Link className="btn btn-navy btn-large" to={locationPath(other, slug)}>
          {`${serviceNames[other]} in ${nameInSentence(name)}`}
        </Link>
      </CallToAction>
    </>
  );
}
