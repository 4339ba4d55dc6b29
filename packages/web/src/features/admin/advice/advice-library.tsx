import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";
import { adviceReviewNoticeDays } from "@vanfettle/contract/operator-limits";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { endpointQuery, useEndpoint } from "../admin-queries.ts";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { FilterButtons, SearchField } from "../layout/list-tools.tsx";
import { OperatorRead } from "../operator-session/failure-alert.tsx";
import { useOperatorApi } from "../operator-session/use-operator-session.ts";
import { AdviceItem } from "./advice-item.tsx";
import {
  adviceFilters,
  bySubject,
  isDue,
  isListed,
  matchesSearch,
  type AdviceFilter,
} from "./listed-advice.ts";

/** Names the entries whose review is overdue or due, which pages still show. */
function ReviewNotice({ advice }: { advice: readonly ContentAdvice[] }) {
  const due = advice.filter(isDue);
  const overdue = due.filter(({ review }) => review === "overdue").length;
  const soon = due.length - overdue;
  if (due.length === 0) return null;
  return (
    <div className={overdue > 0 ? "failure" : "failure notice-soon"}>
      {overdue > 0 && (
        <p>
          <strong>{`${pluralise(overdue, "review")} overdue.`}</strong> Pages still show these
          sentences.
        </p>
      )}
      {soon > 0 && (
        <p>
          <strong>{`${pluralise(soon, "review")} due`}</strong> within {adviceReviewNoticeDays}{" "}
          days.
        </p>
      )}
      <p>
        Read each entry against its source. Then set a new date in the release, or retire it here.
      </p>
    </div>
  );
}

function Library({ advice }: { advice: readonly ContentAdvice[] }) {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(useOperatorApi(), "listContentAdvice");
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<AdviceFilter>("all");
  const [status, setStatus] = useState("");
  const shown = advice.filter((entry) => isListed(entry, filter) && matchesSearch(entry, search));
  const onChanged = (changed: ContentAdvice) => {
    client.setQueryData(
      queryKey,
      (before) =>
        before && {
          advice: before.advice.map((entry) => (entry.id === changed.id ? changed : entry)),
        },
    );
    const change = changed.retired ? "retired. Pages drop it" : "restored. Pages show it again";
    setStatus(`${changed.id} ${change} when they are next read.`);
  };
  return (
    <>
      <ReviewNotice advice={advice} />
      <output className="review-status">{status}</output>
      <section className="card advice-library" aria-label="Advice">
        <div className="advice-tools">
          <SearchField label="Search sentence, subject or id" value={search} onChange={setSearch} />
          <FilterButtons
            legend="Show entries"
            names={adviceFilters}
            chosen={filter}
            countOf={(each) => advice.filter((entry) => isListed(entry, each)).length}
            onChoose={setFilter}
          />
        </div>
        {shown.length === 0 && <p className="list-empty">No entries match.</p>}
        {bySubject(shown).map(([subject, entries]) => (
          <section key={subject} aria-labelledby={idOf(subject)}>
            <h2 id={idOf(subject)} className="advice-subject">
              {subject.charAt(0).toUpperCase() + subject.slice(1)}{" "}
              <span>{withCommas(entries.length)}</span>
            </h2>
            <ul>
              {entries.map((entry) => (
                <AdviceItem key={entry.id} entry={entry} onChanged={onChanged} />
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}

const idOf = (subject: string): string => `advice-${subject.toLowerCase().replaceAll(" ", "-")}`;

export default function AdviceLibrary() {
  const read = useEndpoint("listContentAdvice", { refetchOnMount: "always" });
  return (
    <AdminLayout
      page="adviceLibrary"
      summary={
        <p className="totals">
          Sentences that texts choose by id. Retire an entry, and pages drop it.
        </p>
      }
    >
      <OperatorRead read={read} what="library">
        {({ advice }) => <Library advice={advice} />}
      </OperatorRead>
    </AdminLayout>
  );
}
