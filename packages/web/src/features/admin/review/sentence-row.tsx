import { markQuotes, type Objection, type ReviewedSentence } from "./review-sections.ts";

/** An objection with its kind. Words that do not stand in the sentence as they are quoted stand here. */
function ObjectionNote({ objection, text }: { objection: Objection; text: string }) {
  const { level, kind, words, what } = objection;
  return (
    <li className={level === "refused" ? "objection objection-error" : "objection"}>
      <span className={level === "refused" ? "pill pill-stop" : "pill pill-soon"}>
        {level === "refused" && <span className="sr-only">Error: </span>}
        {kind}
      </span>{" "}
      <span className="objection-what">{what}</span>
      {words !== "" && !text.includes(words) && (
        <>
          {" "}
          <q>{words}</q>
        </>
      )}
    </li>
  );
}

const fieldNames: Partial<Record<ReviewedSentence["kind"], string>> = {
  metaTitle: "Page title",
  metaDescription: "Page description",
};

function Basis({ sentence, facts }: { sentence: ReviewedSentence; facts: ReadonlyMap<string, string> }) {
  const { kind, advice, facts: ids } = sentence;
  if (advice) {
    return (
      <p className="basis-advice">
        Reviewed advice: <span className="basis-id">{advice.id}</span>
        {advice.retired && <span className="pill pill-stop">Retired: pages drop it</span>}
      </p>
    );
  }
  if (ids.length > 0) {
    return (
      <ul aria-label="Facts">
        {ids.map((id) => (
          <li key={id}>{facts.get(id) ?? `${id}: this location no longer has the fact`}</li>
        ))}
      </ul>
    );
  }
  return kind === "paragraph" || kind === "answer" ? <p className="basis-none">No fact</p> : null;
}

interface SentenceRowProps {
  sentence: ReviewedSentence;
  /** The words of the facts by their ids. */
  facts: ReadonlyMap<string, string>;
}

/** One sentence with the objections to it, and the facts that it rests on beside it. */
export function SentenceRow({ sentence, facts }: SentenceRowProps) {
  const { kind, text, advice, objections, begins } = sentence;
  const Text = kind === "heading" || kind === "question" ? "h4" : "p";
  const classes = [
    "sentence",
    `sentence-${kind}`,
    begins && "sentence-begins",
    advice && "sentence-advice",
    objections.length > 0 && "sentence-objected",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="sentence-text">
        {fieldNames[kind] !== undefined && <p className="sentence-field">{fieldNames[kind]}</p>}
        <Text>
          {markQuotes(text, objections).map(({ text: piece, isQuoted }, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity beyond their place
            isQuoted ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
          )}
        </Text>
        {objections.length > 0 && (
          <ul className="objections" aria-label="Objections">
            {objections.map((objection) => (
              <ObjectionNote key={`${objection.code} ${objection.words}`} objection={objection} text={text} />
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
