import { parseFaqs } from "@vanfettle/contract/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import type { LocationView } from "../../api/location-view.ts";

export function LocationQuestions({ location }: { location: LocationView }) {
  const faqs = parseFaqs(location.faq_content);
  return faqs.length > 0 ? (
    <FaqList faqs={faqs} />
  ) : (
    <p className="card">{`FAQs for ${location.name} are being generated. Check back soon!`}</p>
  );
}
