import { useMemo, type ReactNode } from "react";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { useEndpoint, versionCall } from "../admin-queries.ts";
import { DiffView } from "../location-texts/diff-view.tsx";
import { textKinds, versionContent, type TextKind } from "../location-texts/location-content.ts";
import type { QueuedDraft } from "./draft-queue.ts";
import {
  markQuotes,
  reviewText,
  type Objection,
  type ReviewedSentence,
} from "./review-sections.ts";

interface ObjectionItemProps {
  objection: Objection;
  /** The sentence that it is about; undefined if it is about no single one. */
  sentence?: string;
}

/** An objection with its kind. Quoted words that are not in the sentence are shown here. */
function ObjectionItem({
  objection: { severity, kind, words, what, message },
  sentence,
}: ObjectionItemProps) {
  const isError = severity === "error";
  return (
    <li className={isError ? "objection objection-error" : "objection"}>
      <span className={isError ? "pill pill-stop" : "pill pill-soon"}>
        {isError && <span className="sr-only">Error: </span>}
        <span>{kind}</span>
      </span>{" "}
      {sentence === undefined ? (
        <span>{message}</span>
      ) : (
        <span className="objection-what">{what}</span>
      )}{" "}
      {sentence !== undefined && words !== "" && !sentence.includes(words) && <q>{words}</q>}
    </li>
  );
}

type SentenceProps = { sentence: ReviewedSentence; facts: ReadonlyMap<string, string> };

function Basis({ sentence: { kind, facts: ids }, facts }: SentenceProps) {
  if (ids.length === 0) {
    return kind === "paragraph" || kind === "answer" ? <p className="basis-none">No fact</p> : null;
  }
  return (
    <ul aria-label="Facts">
      {ids.map((id) => (
        <li key={id}>{facts.get(id) ?? `${id}: this location no longer has the fact`}</li>
      ))}
    </ul>
  );
}

const fieldNames: Partial<Record<ReviewedSentence["kind"], string>> = {
  metaTitle: "Page title",
  metaDescription: "Page description",
};

function SentenceRow({ sentence, facts }: SentenceProps) {
  const { kind, text, objections, begins } = sentence;
  const Text = kind === "heading" || kind === "question" ? "h4" : "p";
  const classes = [
    `sentence sentence-${kind}`,
    begins && "sentence-begins",
    objections.length > 0 && "sentence-objected",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="sentence-text">
        {fieldNames[kind] && <p className="sentence-field">{fieldNames[kind]}</p>}
        <Text>
          {markQuotes(text, objections).map(({ text: piece, isQuoted }, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity beyond their place
            isQuoted ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
          )}
        </Text>
        {objections.length > 0 && (
          <ul className="objections" aria-label="Objections">
            {objections.map((objection) => (
              <ObjectionItem
                key={`${objection.code} ${objection.words}`}
                objection={objection}
                sentence={text}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="sentence-basis">
        <Basis sentence={sentence} facts={facts} />
      </div>
    </div>
  );
}

const Part = ({
  kind,
  note,
  children,
}: {
  kind: TextKind;
  note?: ReactNode;
  children: ReactNode;
}) => (
  <section className="review-part" aria-labelledby={`review-${kind}`}>
    <div className="review-part-head">
      <h3 id={`review-${kind}`}>{textKinds[kind]}</h3>
      {note}
    </div>
    {children}
  </section>
);

/** The draft sentence by sentence. Objections that are not to a single sentence come first. */
export function DraftText({ detail }: { detail: ContentVersion }) {
  const { sections, general } = useMemo(() => reviewText(detail), [detail]);
  const facts = new Map(detail.facts.map(({ id, says }) => [id, says]));
  return (
    <>
      {general.length > 0 && (
        <ul className="objections objections-general" aria-label="Objections to the text">
          {general.map((objection) => (
            <ObjectionItem
              key={`${objection.code} ${objection.at} ${objection.words}`}
              objection={objection}
            />
          ))}
        </ul>
      )}
      {sections.map(({ part, sentences }) => (
        <Part
          key={part}
          kind={part === "faqs" ? "faq" : part}
          note={<p aria-hidden="true">Rests on</p>}
        >
          {sentences.map((sentence) => (
            <SentenceRow key={sentence.at} sentence={sentence} facts={facts} />
          ))}
        </Part>
      ))}
    </>
  );
}

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
        <del>{`Only in version ${draft.liveVersion}, which is published`}</del>{" "}
        <ins>{`Only in version ${draft.version}, the draft`}</ins>
      </p>
      {(Object.keys(textKinds) as TextKind[]).map((kind) => (
        <Part key={kind} kind={kind}>
          <DiffView before={before} after={after} kind={kind} />
        </Part>
      ))}
    </div>
  );
}
