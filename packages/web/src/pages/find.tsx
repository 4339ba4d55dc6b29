import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useApi } from "../api/api-context.ts";
import { adviceOn } from "../api/failure-texts.ts";
import { TryAgain } from "../features/failed-read/try-again.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { findQuery, parseFindSearch, type FindSearch } from "../features/find/find-query.ts";
import { FindResult } from "../features/find/find-result.tsx";
import { quoted } from "../features/find/find-sentences.ts";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import { Hero } from "../ui/hero.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import "../features/find/find-result.css";

export function Component() {
  const [parameters] = useSearchParams();
  const search = parseFindSearch(parameters);
  return (
    <>
      <FixedPageMeta page="find" />
      <Hero {...heroOf(search)}>
        <FindForm
          key={search.text}
          id="find"
          primary
          text={search.text}
          page={search.page}
          isRegistration={search.isRegistration}
          likePostcode={search.likePostcode}
        />
      </Hero>
      <Result search={search} />
    </>
  );
}

const heroOf = ({ text }: FindSearch) =>
  text === ""
    ? { title: "Find", highlight: "your town", lead: "Find van servicing or an MOT near you." }
    : { title: "Results for", highlight: quoted(text), lead: null };

function Result({ search }: { search: FindSearch }) {
  const { data: result, error, isFetching, refetch } = useQuery(findQuery(useApi().api, search));
  const isFailed = error !== null || result?.state === "failed";
  if (isFailed && !isFetching) {
    return (
      <Section title="We could not find places" lead={adviceOn(error)}>
        <TryAgain error={error} onRetry={refetch} />
      </Section>
    );
  }
  if (result?.state !== "found") return <PageSpinner text="Finding places..." />;
  return <FindResult found={result.found} search={search} />;
}
