import type { Faq } from "@vanfettle/contract/location-text";

/** Answers are in the document even while closed, for readers and crawlers alike. */
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
