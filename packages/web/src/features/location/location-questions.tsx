import { parseFaqs } from "@vanfettle/contract/locations/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import type { LocationView } from "../../api/location-view.ts";

/** The stored FAQs of the location. Until there are some, it says so and answers general questions in a section of its own. */
export function LocationQuestions({ location }: { location: LocationView }) {
  const faqs = parseFaqs(location.faq_content);
  if (faqs.length > 0) return <FaqList faqs={faqs} />;
  return (
    <>
      <p className="card">{`FAQs for ${location.name} are being generated. Check back soon!`}</p>
      <section className="mt-6" aria-labelledby="general-questions">
        <h3 id="general-questions" className="mb-3">
          In the meantime
        </h3>
        <FaqList faqs={location.generalFaqs} />
      </section>
    </>
  );
}
