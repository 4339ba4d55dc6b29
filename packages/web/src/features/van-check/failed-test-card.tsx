import type { FailedTest } from "@vanfettle/vans/failed-test";
import { failedTestAdvice, failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { pages } from "@vanfettle/contract/paths";
import { Fragment } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Sentences } from "./sentences.tsx";

/** The rules for a van that failed its last test, with their sources. Shown before all other facts. */
export function FailedTestCard({ failed }: { failed: FailedTest }) {
  const { heading, sentences, sources } = failedTestAdvice(failed);
  const subject = failed.jurisdiction === "northern-ireland" ? "dva-law" : "mot-law";
  return (
    <div className="van-state van-state-bad card">
      <h3>
        <Icon name="warning" />
        {heading}
      </h3>
      <p>{failedTestSummary(failed)}.</p>
      <details>
        <summary>What the rules are</summary>
        <Sentences of={sentences} />
        {sources.length > 0 && (
          <p className="note mt-3">
            {sources.length > 1 ? "Sources: " : "Source: "}
            {sources.map((source, position) => (
              <Fragment key={source}>
                {position > 0 && ", "}
                <a href={source}>{source.replace("https://www.", "")}</a>
              </Fragment>
            ))}
            . <Link to={`${pages.dataAndClaims.canonical}#${subject}`}>How we know</Link>
          </p>
        )}
      </details>
    </div>
  );
}
