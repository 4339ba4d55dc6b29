import { Link } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { dvaPages } from "@vanfettle/vans/law/official-pages";

const links = [
  { label: "Book a test with DVA", address: dvaPages.booking },
  { label: "DVA's fees", address: dvaPages.fees },
  { label: "DVA's centres and contact details", address: dvaPages.contact },
] as const;

/** The link to the search that lists the test centres by distance. */
export const CentresByPostcode = () => (
  <p className="note">
    <Link className="inline-block py-1 text-inherit" to={pages.garages.canonical}>
      DVA test centres near your postcode
    </Link>
  </p>
);

export const DvaLinks = () => (
  <ul className="note mt-3" aria-label="Driver & Vehicle Agency">
    {links.map(({ label, address }) => (
      <li key={address}>
        <a className="inline-block py-1 text-inherit underline" href={address}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
