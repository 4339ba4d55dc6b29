import { Fragment } from "react";
import { services, type ServiceId } from "@vanfettle/contract/services";
import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { defectsToRepair, worstFirst, type FailedTest } from "@vanfettle/vans/failed-test";
import { failedTestAdvice, failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { kindInWords, lastTestId } from "./last-test.tsx";

/**
 * The id of the warning, which describes the heading of the result. Screen readers then announce it
 * first.
 */
export const failedTestWarningId = "failed-test-warning";

/**
 * The number of defects in the card, worst first. The others are counted, and listed with the last
 * test.
 */
const shownDefects = 5;

/** Returns the number of defects by kind, such as `2 major, 1 advisory`. */
function countsInWords(defects: readonly Defect[]): string {
  const counts = new Map<string, number>();
  for (const defect of worstFirst(defects)) {
    const kind = kindInWords(defect).toLowerCase();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
}

/** The defects that failed the van, worst first, and the number of the others. */
function FailureDefects({ defects }: { defects: readonly Defect[] }) {
  const shown = defectsToRepair(defects).slice(0, shownDefects);
  const others = defects.filter((defect) => !shown.includes(defect));
  if (defects.length === 0) return null;
  return (
    <>
      <h4>Why it failed</h4>
      <ul>
        {shown.map((defect, position) => (
          // Two defects may have the same text, and their order never changes.
          <li key={position}>
            <strong>{kindInWords(defect)}:</strong> {defect.text}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="note">
          {shown.length > 0 ? "Also found: " : "Found: "}
          {countsInWords(others)}. <a href={`#${lastTestId}`}>See all defects</a>
        </p>
      )}
    </>
  );
}

/**
 * Returns the words for the garage about defects that the service does not repair; null if it
 * repairs all.
 */
function forGarage(service: ServiceId, defects: readonly Defect[]): string | null {
  const isRepaired = (defect: Defect) => defect.service === service;
  const toRepair = defectsToRepair(defects);
  if (!toRepair.some(isRepaired)) return "Tell the garage what failed.";
  return toRepair.every(isRepaired) ? null : "Tell the garage about the other defects.";
}

/** The button to the quote form, which has the service preselected. */
function Quote({ service, defects }: { service: ServiceId; defects: readonly Defect[] }) {
  const name = services.find(({ id }) => id === service)?.name;
  return (
    <p className="van-failure-quote no-print">
      <ScrollButton service={service}>Get a quote</ScrollButton>
      <span className="note">
        for {name}. {forGarage(service, defects)}
      </span>
    </p>
  );
}

interface Props {
  failed: FailedTest;
  defects: readonly Defect[];
  /** The service that repairs the worst defects; null for a vehicle that is not a van. */
  service: ServiceId | null;
}

/**
 * The defects of a van that failed its last test, with the steps of its owner. Shown before all
 * other facts.
 */
export function FailedTestCard({ failed, defects, service }: Props) {
  const { heading, steps, sources } = failedTestAdvice(failed);
  const subject = failed.jurisdiction === "northern-ireland" ? "dva-law" : "mot-law";
  return (
    <div className="van-state van-state-bad van-failure card">
      <div id={failedTestWarningId}>
        <h3>
          <Icon name="warning" />
          {heading}
        </h3>
        <p>{failedTestSummary(failed)}.</p>
      </div>
      <FailureDefects defects={defects} />
      <h4>What to do now</h4>
      <ol>
        {steps.map(({ text, alternatives, isRepair }) => (
          <li key={text}>
            {text}
            {isRepair && service && <Quote service={service} defects={defects} />}
            {alternatives.length > 0 && (
              <ul>
                {alternatives.map((alternative) => (
                  <li key={alternative}>{alternative}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {sources.length > 0 && (
        <p className="note">
          {sources.length > 1 ? "Sources: " : "Source: "}
          {sources.map((source, position) => (
            <Fragment key={source}>
              {position > 0 && ", "}
              <a href={source}>{source.replace("https://www.", "")}</a>
            </Fragment>
          ))}
          . <HowWeKnow of={subject} />
        </p>
      )}
    </div>
  );
}
