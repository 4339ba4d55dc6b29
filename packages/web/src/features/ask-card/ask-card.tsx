import { useId } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useIsOpen } from "../../ui/is-open.ts";
import {
  askedClass,
  purposes,
  questionsAsText,
  questionsFor,
  subjectOf,
  type AskedVan,
  type Purpose,
} from "./questions.ts";
import "./ask-card.css";

const copyLabels: Record<Purpose, string> = {
  test: "Copy the MOT questions",
  repair: "Copy the repair questions",
  service: "Copy the service questions",
};

interface Props {
  /** The known facts about the van; nothing by default. */
  van?: AskedVan;
  /** The name of the van or class, on a page with several cards. */
  name?: string;
  /** The purposes of the calls; all by default. */
  of?: readonly Purpose[];
  /** The element of the heading: `h4` in a card with its own heading. */
  heading?: "h3" | "h4";
}

/** The questions for a purpose. The button that copies them appears once they are open. */
function Questions({ purpose, van }: { purpose: Purpose; van: AskedVan }) {
  const { isOpen, props } = useIsOpen<HTMLDetailsElement>();
  return (
    <details className="more-places" {...props}>
      <summary>{subjectOf(purpose, van)}</summary>
      <ul>
        {questionsFor(purpose, van).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {purpose !== "service" && (
        <p className="note">
          A station for the class may still have no room for a long van with a high roof.
        </p>
      )}
      {isOpen && (
        <p className="mt-3 no-print">
          <CopyButton
            text={() => questionsAsText(purpose, van)}
            label={copyLabels[purpose]}
            copied="Copied."
            blocked="Your browser does not let this page copy. Select the questions and copy them yourself."
          />
        </p>
      )}
    </details>
  );
}

/** Shows the questions for a station or garage on the phone. */
export function AskCard({
  van = askedClass(),
  name,
  of = purposes,
  heading: Heading = "h3",
}: Props) {
  const id = useId();
  const ordered = van.failed ? of.toSorted((a, b) => orderOf(a) - orderOf(b)) : of;
  return (
    <section className="ask-card" aria-labelledby={id}>
      <Heading id={id}>
        {name ? `What to ask on the phone: ${name}` : "What to ask on the phone"}
      </Heading>
      <div className="ask-purposes">
        {ordered.map((purpose) => (
          <Questions key={purpose} purpose={purpose} van={van} />
        ))}
      </div>
    </section>
  );
}

/** After a failed test, the repair comes first. */
const orderOf = (purpose: Purpose): number => (purpose === "repair" ? 0 : 1);
