import { parseFaqs } from "@vanfettle/contract/locations/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import type { LocationView } from "./location-view.ts";

/**
 * The stored FAQs of the location, or a note that they are missing, and the general questions for its kind of page. A
 * stored FAQ that repeats a general question is omitted.
 */
export function LocationQuestions({ location }: { location: LocationView }) {
  const { name, faq_content, generalFaqs } = location;
  const faqs = parseFaqs(faq_content);
  const answered = generalFaqs.map(({ question }) => question.toLowerCase());
  return (
    <>
      {faqs.length > 0 ? (
        <FaqList faqs={faqs.filter(({ question }) => !answered.includes(question.toLowerCase()))} />
      ) : (
        <p>{`FAQs for ${name} are being generated. Check back soon!`}</p>
      )}
      <section className="mt-4" aria-labelledby="general-questions">
        <h3 id="general-questions" className="mb-1 md:mb-3">
          Good to know
        </h3>
        <FaqList faqs={generalFaqs} />
      </section>
    </>
  );
}
