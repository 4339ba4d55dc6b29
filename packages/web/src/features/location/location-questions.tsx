import { parseFaqs } from "@vanfettle/contract/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import type { ShownLocation } from "./shown-location.ts";

export function LocationQuestions({ location }: { location: ShownLocation }) {
  const faqs = parseFaqs(location.faq_content);
  return faqs.length > 0 ? (
    <FaqList faqs={faqs} />
  ) : (
    <p className="card">{`FAQs for ${location.name} are being generated. Check back soon!`}</p>
  );
}
