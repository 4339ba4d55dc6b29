import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { motPath, pages } from "@vanfettle/contract/paths";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { useApi } from "../api/api-context.ts";
import { adviceOn } from "../api/failure-texts.ts";
import { itemListJsonLd } from "../document/structured-data.ts";
import { TryAgain } from "../features/failed-read/try-again.tsx";
import { ClassComparison } from "../features/mot-landing/class-comparison.tsx";
import { HeroPoints } from "../features/service-page/hero-points.tsx";
import { NearBar, NearResult, OfficialSources } from "../features/station/near-result.tsx";
import {
  nearStationsQuery,
  type NearStationsResult,
} from "../features/station/near-stations-query.ts";
import { StationSearchForm } from "../features/station/station-search-form.tsx";
import { parseStationSearch, type StationSearch } from "../features/station/station-search.ts";
import { useDocument } from "../ui/document-context.ts";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Part } from "../ui/part.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import "../features/station/near.css";
import "../features/station/stations.css";

const answers = [
  "Phone number and distance of each station",
  "The classes that each station tests",
  "No account",
];

/**
 * The metadata. Only the page without a postcode is indexed, because results list other people's
 * addresses.
 */
function Meta({
  result,
  search,
}: {
  result: NearStationsResult | undefined;
  search: StationSearch;
}) {
  const { origin } = useDocument();
  const places = result?.state === "found" ? result.near.places : [];
  const links = places.map(({ name, slug }) => ({
    name: `Van MOT in ${nameInSentence(name)}`,
    path: motPath(slug),
  }));
  return (
    <FixedPageMeta
      page="garages"
      isResult={result?.state !== "none" || search.isRegistration}
      jsonLd={links.length > 0 ? [itemListJsonLd("Places nearby", links, origin)] : []}
    />
  );
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = parseStationSearch(parameters);
  const query = useQuery(nearStationsQuery(useApi().api, search));
  const { data: result, error, isFetching, refetch } = query;
  const isWaiting = isFetching && result?.state !== "found";
  const isFailed = !isWaiting && (error !== null || result?.state === "failed");
  const form = (
    <StationSearchForm
      search={search}
      message={result?.state === "refused" ? result.message : null}
    />
  );
  return (
    <>
      <Meta result={result} search={search} />
      {result?.state === "found" ? (
        <NearBar near={result.near} form={form} />
      ) : (
        <Hero
          title="Which stations near you"
          highlight="test your van?"
          lead="The MOT test stations that DVSA lists for vans, nearest first, by the class your van needs."
          form={form}
          below={<HeroPoints icon="check" points={answers} />}
        />
      )}
      {isWaiting && <PageSpinner text="Finding stations..." />}
      {isFailed && (
        <Section title="We could not find stations">
          <p>{adviceOn(error)} Or use the official sources:</p>
          <p className="mt-4">
            <TryAgain error={error} onRetry={refetch} />
          </p>
          <OfficialSources />
        </Section>
      )}
      <Part name="section">
        {result?.state === "found" && (
          <NearResult near={result.near} checkedVan={search.checkedVan} />
        )}
      </Part>
      {(result?.state === "none" || result?.state === "refused") && (
        <Section evidence="mot-law" title="Class 4 or class 7?" lead={britishLaw.plateWeight}>
          <ClassComparison />
          <p className="mt-4">
            <Link className="underline" to={pages.vanCheck.canonical}>
              Check your van's MOT date and class
            </Link>{" "}
            or{" "}
            <Link className="underline" to={pages.fleetCheck.canonical}>
              check up to 25 vans at once
            </Link>
          </p>
        </Section>
      )}
    </>
  );
}
