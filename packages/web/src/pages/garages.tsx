import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { useQuery } from "@tanstack/react-query";
import { itemListJsonLd } from "@vanfettle/contract/pages/item-list";
import { fixedPageMeta } from "@vanfettle/contract/pages/fixed-page-meta";
import type { PageMeta as Meta } from "@vanfettle/contract/pages/page-meta";
import { motPath } from "@vanfettle/contract/paths";
import { useSearchParams } from "react-router";
import { useApi } from "../api/api-context.ts";
import { ClassComparison } from "../features/mot-landing/class-comparison.tsx";
import { NearResult } from "../features/stations/near-result.tsx";
import { nearStationsQuery, type NearStationsResult } from "../features/stations/near-stations-query.ts";
import { OfficialSources } from "../features/stations/official-sources.tsx";
import { readStationSearch, type StationSearch } from "../features/stations/station-search.ts";
import { StationSearchForm } from "../features/stations/station-search-form.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Hero } from "../ui/hero.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import "../features/stations/stations.css";

/** Only the page without a postcode is indexed: every other one is a list of somebody else's addresses. */
function metaOf(result: NearStationsResult | undefined, { isRegistration }: StationSearch, origin: string): Meta {
  const meta = fixedPageMeta("garages", origin);
  if (result?.state === "none" && !isRegistration) return meta;
  const places = result?.state === "found" ? result.near.places : [];
  const links = places.map(({ name, slug }) => ({ name: `Van MOT in ${name}`, path: motPath(slug) }));
  return {
    ...meta,
    canonical: null,
    robots: "noindex,follow",
    jsonLd: links.length > 0 ? [itemListJsonLd("Places nearby", links, origin)] : [],
  };
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = readStationSearch(parameters);
  const { origin } = useDocument();
  const { api } = useApi();
  const { data: result, isError } = useQuery(nearStationsQuery(api, search));
  const failed = isError || result?.state === "failed";
  return (
    <>
      <PageMeta meta={metaOf(result, search, origin)} />
      <Hero
        of="mot-law"
        title={
          <>
            Which stations near you <em>test your van?</em>
          </>
        }
        lead="The MOT test stations that DVSA lists for vans, nearest first, by the class your van needs."
        form={<StationSearchForm search={search} message={result?.state === "refused" ? result.message : null} />}
      />
      {!result && !failed && <PageSpinner text="Finding stations..." />}
      {failed && (
        <Section title="We could not look that up">
          <p>Our list of stations does not answer just now. Try again in a minute, or look here:</p>
          <OfficialSources />
        </Section>
      )}
      {result?.state === "found" && <NearResult near={result.near} />}
      {(result?.state === "none" || result?.state === "refused") && (
        <Section of="mot-law dva-law terms" title="Class 4 or class 7?" lead={britishLaw.plateWeight}>
          <ClassComparison />
        </Section>
      )}
    </>
  );
}
