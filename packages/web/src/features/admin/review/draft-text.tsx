import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { useMemo } from "react";
import { useEndpoint, versionCall } from "../admin-queries.ts";
import { DiffView } from "../location-texts/diff-view.tsx";
import { textKinds, versionContent, type TextKind } from "../location-texts/location-content.ts";
import type { QueuedDraft } from "./draft-queue.ts";
import { reviewText, type ReviewSection } from "./review-sections.ts";
import { SentenceRow } from "./sentence-row.tsx";

const partNames: Record<ReviewSection["part"], string> = {
  servicing: textKinds.servicing,
  mot: textKinds.mot,
  faqs: textKinds.faq,
};

/** The draft sentence by sentence. Objections to no single sentence come first. */
export function DraftText({ detail }: { detail: ContentVersion }) {
  const { sections, general } = useMemo(() => reviewText(detail), [detail]);
  const facts = useMemo(() => new Map(detail.facts.map(({ id, says }) => [id, says])), [detail]);
  return (
    <>
      {general.length > 0 && (
        <ul className="objections objections-general" aria-label="Objections to the text">
          {general.map(({ code, level, kind, at, words, message }) => (
            <li
              key={`${code} ${at} ${words}`}
              className={level === "refused" ? "objection objection-error" : "objection"}
            >
              <span className={level === "refused" ? "pill pill-stop" : "pill pill-soon"}>{kind}</span> {message}
            </li>
          ))}
        </ul>
      )}
      {sections.map(({ part, sentences }) => (
        <section key={part} className="review-part" aria-labelledby={`review-${part}`}>
          <div className="review-part-head">
            <h3 id={`review-${part}`}>{partNames[part]}</h3>
            <p aria-hidden="true">Rests on</p>
          </div>
          {sentences.map((sentence) => (
            <SentenceRow key={sentence.at} sentence={sentence} facts={facts} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The differences between the published version and the draft, page by page. */
export function DraftDiff({ draft, detail }: { draft: QueuedDraft; detail: ContentVersion }) {
  const published = useEndpoint("getContentVersion", {
    ...versionCall(draft, draft.liveVersion ?? 0),
    enabled: draft.liveVersion !== null,
  });
  if (published.isError) return <p role="alert">The published version could not be read.</p>;
  if (!published.data) return <p>Loading the published version...</p>;
  const [before, after] = [versionContent(published.data), versionContent(detail)];
  return (
    <div className="diff">
      <p className="diff-legend">
        <del>Only in version {draft.liveVersion}, which is published</del>{" "}
        <ins>Only in version {draft.version}, the draft</ins>
      </p>
      {(Object.keys(textKinds) as TextKind[]).map((kind) => (
        <section key={kind} className="review-part" aria-labelledby={`review-${kind}`}>
          <div className="review-part-head">
            <h3 id={`review-${kind}`}>{textKinds[kind]}</h3>
          </div>
          <DiffView before={before} after={after} kind={kind} legend={null} />
        </section>
      ))}
    </div>
  );
}
