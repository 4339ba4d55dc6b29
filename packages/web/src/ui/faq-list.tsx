import type { Faq } from "@vanfettle/contract/locations/location-text";

/** A list of questions that open. The answers are in the document even while closed, for search and for crawlers. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <details key={question} className="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
