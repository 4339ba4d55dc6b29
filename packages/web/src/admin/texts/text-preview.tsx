import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { nameInSentence } from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { parseFaqs, usableMotText, type Faq } from "@vanfettle/contract/location/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import { StoredText } from "../../ui/stored-text.tsx";

interface Page {
  /** Null or empty if visitors read the default text. */
  html: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** The texts of a location, published or of a version. */
interface Texts {
  name: string;
  servicing: Page;
  mot: Page;
  faqs: readonly Faq[];
}

/** Returns the published texts of a location. */
export const publishedTexts = (location: LocationPage): Texts => ({
  name: location.name,
  servicing: {
    html: location.servicing_content,
    metaTitle: location.servicing_meta_title,
    metaDescription: location.servicing_meta_description,
  },
  mot: {
    html: location.mot_content,
    metaTitle: location.mot_meta_title,
    metaDescription: location.mot_meta_description,
  },
  faqs: parseFaqs(location.faq_content),
});

/** Returns true if visitors read only the default texts. */
export const isEmpty = ({ servicing, mot, faqs }: Texts): boolean =>
  !servicing.html && !mot.html && faqs.length === 0;

interface PagePreviewProps {
  label: "servicing" | "MOT";
  title: string;
  page: Page;
  /** The label of the disclosure with all but the first paragraph. */
  more: string;
}

function PagePreview({ label, title, page: { html, ...meta }, more }: PagePreviewProps) {
  const text = label === "MOT" ? usableMotText(html) : html;
  return (
    <section aria-label={`The ${label} page`}>
      <p className="preview-page">{label}</p>
      {meta.metaTitle && <p className="preview-meta">{meta.metaTitle}</p>}
      {meta.metaDescription && <p>{meta.metaDescription}</p>}
      <h3 className="phone-title">{title}</h3>
      {text ? (
        <StoredText text={text} more={more} />
      ) : (
        <p>
          {html
            ? "Too short: visitors read the default text."
            : "No text yet. Visitors read the default one."}
        </p>
      )}
    </section>
  );
}

/** A text as visitors see it on a phone, folded as on the pages. */
export const TextPreview = ({
  texts: { name, servicing, mot, faqs },
}: {
  texts: Texts | ContentVersion;
}) => (
  <section className="phone" aria-label="As visitors see it on a phone">
    <PagePreview
      label="servicing"
      title={`About van servicing in ${nameInSentence(name)}`}
      page={servicing}
      more={`Read more about servicing in ${nameInSentence(name)}`}
    />
    <PagePreview
      label="MOT"
      title={`Van MOT in ${nameInSentence(name)}`}
      page={mot}
      more={`Read more about MOTs in ${nameInSentence(name)}`}
    />
    <section aria-label="Questions on both pages">
      <h3 className="phone-title">Questions</h3>
      {faqs.length > 0 ? <FaqList faqs={faqs} /> : <p>No questions and answers yet.</p>}
    </section>
  </section>
);
