import { parseFaqs } from "@vanfettle/contract/location-text";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { FaqList } from "../../ui/faq-list.tsx";

export function LocationQuestions({ location }: { location: LocationPage }) {
  const faqs = parseFaqs(location.faq_content);
  return faqs.length > 0 ? (
    <FaqList faqs={faqs} />
  ) : (
    <p className="card">{`FAQs for ${location.name} are being generated. Check back soon!`}</p>
  );
}
