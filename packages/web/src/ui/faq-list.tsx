import type { Faq } from "@vanfettle/contract/location/location-text";

/** Lists expandable questions. Closed answers are in the document too, for search and crawlers. */
export const FaqList = ({ faqs }: { faqs: readonly Faq[] }) => (
  <div>
    {faqs.map(({ question, answer }) => (
      <details key={question} className="faq">
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
