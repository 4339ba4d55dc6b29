import type { Faq } from "@vanfettle/contract/location-text";
import { Icon } from "./icon.tsx";

/** Answers are in the document even while closed, for readers and crawlers alike. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <details key={question} className="faq">
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
