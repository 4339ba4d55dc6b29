import { parseFaqs } from "@vanfettle/contract/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { FaqList } from "../../ui/faq-list.tsx";
import { generalFaqs } from "./texts/general-faqs.ts";
import type { LocationView } from "../../api/location-view.ts";

/** The stored FAQs of the location. Until there are some, it says so and answers general questions in a section of its own. */
export function LocationQuestions({ page, location }: { page: LocationPageName; location: LocationView }) {
  const faqs = parseFaqs(location.faq_content);
  if (faqs.length > 0) return <FaqList faqs={faqs} />;
  return (
    <>
      <p className="card">{`FAQs for ${location.name} are being generated. Check back soon!`}</p>
      <section className="mt-6" aria-labelledby="general-questions">
        <h3 id="general-questions" className="mb-3">
          In the meantime
        </h3>
        <FaqList faqs={generalFaqs(page, location)} />
      </section>
    </>
  );
}
