import type { ReactNode } from "react";
import { milesText } from "@vanfettle/contract/geo/distance";
import { isAreaType, nameInSentence } from "@vanfettle/contract/location/location";
import { pages } from "@vanfettle/contract/paths";
import { dvaPages } from "@vanfettle/vans/law/official-pages";
import { listInWords } from "../../document/in-words.ts";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Link } from "../../ui/link.tsx";
import type { LocationView } from "./location-view.ts";

const links = [
  { label: "Book a test with DVA", address: dvaPages.booking },
  { label: "DVA's fees", address: dvaPages.fees },
  { label: "DVA's centres and contact details", address: dvaPages.contact },
] as const;

export const BookWithDva = () => (
  <a className="underline" href={dvaPages.booking}>
    Book the test with DVA
  </a>
);

/** The test centres near a place or in an area, and the links, first to the search for them. */
export const TestCentres = ({
  location: { name, type, testCentres },
}: {
  location: LocationView;
}) => (
  <>
    {testCentres.length > 0 && type !== "region" && (
      <p className="mt-2">
        {`${isAreaType(type) ? `DVA test centres in ${nameInSentence(name)}` : `Nearest to ${nameInSentence(name)}, in a straight line`}: ${listInWords(testCentres.map(centreText))}.`}
      </p>
    )}
    <DvaLinks>
      <Link className="inline-block py-1 text-inherit" to={pages.garages.canonical}>
        DVA test centres near your postcode
      </Link>
    </DvaLinks>
  </>
);

/** The position of a centre is that of its town. */
function centreText({ name, miles }: LocationView["testCentres"][number]): string {
  if (miles === null) return name;
  return `${name} (${miles < 1 ? "less than a mile" : milesText(miles)})`;
}

export const DvaLinks = ({ children }: { children?: ReactNode }) => (
  <ul
    className="note mt-3 flex flex-wrap items-baseline gap-x-4"
    aria-label="Driver & Vehicle Agency"
  >
    {children && <li>{children}</li>}
    {links.map(({ label, address }) => (
      <li key={address}>
        <a className="inline-block py-1 text-inherit underline" href={address}>
          {label}
        </a>
      </li>
    ))}
    <li>
      <HowWeKnow of="dva-law" />
    </li>
  </ul>
);
