import { useMemo } from "react";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import {
  markQuotes,
  reviewText,
  type Objection,
  type ReviewedSentence,
} from "./review-sections.ts";
import { textKinds } from "./text-lines.ts";

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

const metaFields: Partial<Record<ReviewedSentence["kind"], { name: string; max: number }>> = {
  metaTitle: { name: "Page title", max: metaLimits.title.max },
  metaDescription: { name: "Page description", max: metaLimits.description.max },
};

/** The name of a field of metadata, and its length of the most that search engines show. */
function MetaField({ sentence }: { sentence: ReviewedSentence }) {
  const { kind, begins, fieldLength } = sentence;
  const field = metaFields[kind];
  if (!field || !begins) return null;
  const isTooLong = fieldLength > field.max;
  return (
    <p className="sentence-field">
      <span>{field.name}</span>{" "}
      <span className={isTooLong ? "too-long" : undefined}>
        {`${fieldLength} / ${field.max}${isTooLong ? " too long" : ""}`}
      </span>
    </p>
  );
}

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
        <MetaField sentence={sentence} />
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

/** A version sentence by sentence, with what each rests on. Objections that are not to a single sentence come first. */
export function TextSentences({ detail }: { detail: ContentVersion }) {
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
        <section key={part} className="text-part" aria-labelledby={`text-${part}`}>
          <div className="text-part-head">
            <h3 className="text-kind" id={`text-${part}`}>
              {textKinds[part]}
            </h3>
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
