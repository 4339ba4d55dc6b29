import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { milesText } from "@vanfettle/contract/geo/distance";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { pages, servicingPath, type LocationPageName } from "@vanfettle/contract/paths";
import { zones, type Zone } from "@vanfettle/vans/zones/zones";
import { LinkItems } from "../../ui/link-items.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { StationSearchForm } from "../station/station-search-form.tsx";
import { stationSearchPath } from "../station/station-search.ts";
import { answerTo, pagesAbout } from "./answers.ts";
import type { FindSearch } from "./find-query.ts";
import { findSentences } from "./find-sentences.ts";
import { areaText, servicePages } from "./found-place.ts";

interface ChoicesProps {
  places: FindPlaces["places"];
  page: LocationPageName;
  label?: string;
}

const Choices = ({ places, page, label = "Places" }: ChoicesProps) => (
  <ul className="link-list find-choices" aria-label={label}>
    {places.map((place) => {
      const [first, other] = servicePages(page, place.slug);
      return (
        <li key={place.slug}>
          <Link to={first.path}>
            {place.name}
            {place.kind !== "region" && (
              <small>
                {[place.miles !== null && milesText(place.miles), areaText(place)]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            )}{" "}
            <span>{first.service}</span>
          </Link>
          <Link to={other.path}>
            {other.service}
            <span className="sr-only">{` in ${nameInSentence(place.name)}`}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** Links to the 12 regions, shown after an unsuccessful search. */
function Regions({ page }: { page: LocationPageName }) {
  const links = regions.map(({ name, slug }) => ({
    kind: "region" as const,
    name,
    slug,
    area: "",
    miles: null,
  }));
  return (
    <>
      <h3 className="mt-8">All regions</h3>
      <div className="mt-3">
        <Choices places={links} page={page} />
      </div>
    </>
  );
}

/** Links to the places with the nearest names, shown if no name is similar, or below an answer. */
const NearestNames = ({ places, page, label = "Nearest names" }: ChoicesProps) => (
  <>
    <h3 className="mt-6">{label}</h3>
    <div className="mt-3">
      <Choices places={places} page={page} label={label} />
    </div>
  </>
);

const CheckVan = () => (
  <p className="mb-3">
    <Link className="btn btn-primary" to={pages.vanCheck.canonical}>
      Check your van
    </Link>
  </p>
);

/** The towns with a zone that charges or bans vans, and the check of a van. */
const Zones = () => (
  <>
    <CheckVan />
    <ul className="link-list place-links" aria-label="Towns with a zone">
      <LinkItems
        links={Object.values(zones).flatMap(({ name, places: [slug] }: Zone) =>
          slug ? [[name, servicingPath(slug)] as const] : [],
        )}
      />
    </ul>
  </>
);

/** The outcomes after which a postcode is the surest way to a page. */
const withPostcodeField: readonly FindPlaces["outcome"][] = [
  "around",
  "similar",
  "nothing",
  "no-place",
  "not-a-postcode",
  "unknown-postcode",
];

export function FindResult({ found, search }: { found: FindPlaces; search: FindSearch }) {
  const { outcome, places, nearest, postcode } = found;
  const { page, vanClass } = search;
  const { title, text } = findSentences(found, search);
  const { asked } = search;
  const isPlaceMissing = outcome === "no-place";
  const asksZones = isPlaceMissing && asked.asksZones;
  const answer = answerTo(found, search);
  // Below an answer, what was like a place is a guess.
  const [choices, guesses] = answer ? [[], [...places, ...nearest]] : [places, nearest];
  const about = answer?.links ?? (isPlaceMissing || outcome === "nothing" ? pagesAbout(asked) : []);
  const isPostcodeAsked = search.text !== "" && !asksZones && withPostcodeField.includes(outcome);
  return (
    <Section
      title={title}
      lead={text}
      {...(asksZones ? { evidence: "zones" } : answer?.evidence && { evidence: answer.evidence })}
    >
      {outcome === "postcode" && postcode && (
        <p className="mb-3">
          <Link className="btn btn-primary" to={stationSearchPath({ postcode, vanClass })}>
            {`${vanClass ? `Class ${vanClass} MOT` : "MOT test"} stations near ${postcode}`}
          </Link>
        </p>
      )}
      {search.isRegistration && <CheckVan />}
      {asksZones && <Zones />}
      {about.length > 0 && (
        <ul className="link-list place-links" aria-label="Services">
          <LinkItems links={about} />
        </ul>
      )}
      {choices.length > 0 && <Choices places={choices} page={page} />}
      {guesses.length > 0 && (
        <NearestNames
          places={guesses}
          page={page}
          {...(answer && { label: "Did you mean a place?" })}
        />
      )}
      {isPostcodeAsked && (
        <div className="find-postcode">
          <StationSearchForm search={{ postcode: null, vanClass }} message={null} />
        </div>
      )}
      {places.length === 0 && !asksZones && <Regions page={page} />}
    </Section>
  );
}
