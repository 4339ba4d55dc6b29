import type { ReactNode } from "react";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { verificationStatuses, type Claim } from "./claim.ts";
import { editionText } from "@vanfettle/contract/dates/edition-text";

const dateInWords = (date: string): string =>
  date.length === 10 ? dayInWords(date) : date.length === 7 ? editionText(date) : date;

/** The entry for a figure or claim, with its evidence. */
export function ClaimEntry({ claim }: { claim: Claim }) {
  const { id, statement, verification, evidence, source, date, licence, limits } = claim;
  return (
    <li id={id} className="card">
      <p className="font-bold text-ink">{statement}</p>
      <dl className="mt-3 grid gap-1 text-sm">
        <Row term="Verification">{verificationStatuses[verification]}</Row>
        <Row term="Evidence">{evidence}</Row>
        {source && (
          <Row term="Source">
            <a className="inline-block py-1 break-all underline" href={source}>
              {source.replace("https://", "")}
            </a>
          </Row>
        )}
        <Row term="Date">{dateInWords(date)}</Row>
        {licence && <Row term="Licence">{licence}</Row>}
        <Row term="Limits">{limits}</Row>
      </dl>
    </li>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold text-ink">{term}: </dt>
      <dd>{children}</dd>
    </div>
  );
}
