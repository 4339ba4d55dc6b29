import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { usableMotText } from "@vanfettle/contract/location/location-text";
import { FaqList } from "../../ui/faq-list.tsx";
import { StoredText } from "../../ui/stored-text.tsx";

type Part = ContentVersion["servicing"];

function PagePreview({ page, title, part, text, more }: PagePreviewProps) {
  return (
    <section aria-label={`The ${page} page`}>
      <p className="preview-page">{page}</p>
      <p className="preview-meta">{part.metaTitle}</p>
      <p>{part.metaDescription}</p>
      <h2 className="phone-title">{title}</h2>
      {text === null ? (
        <p>Too short: visitors read the default text.</p>
      ) : (
        <StoredText text={text} more={more} />
      )}
    </section>
  );
}

interface PagePreviewProps {
  page: "servicing" | "MOT";
  title: string;
  part: Part;
  /** Null if the page shows its default text instead. */
  text: string | null;
  /** The label of the disclosure with all but the first paragraph. */
  more: string;
}

/** The draft as visitors will see it on a phone, with the texts folded as on the pages. */
export const DraftPreview = ({
  detail: { name, servicing, mot, faqs },
}: {
  detail: ContentVersion;
}) => (
  <section className="phone" aria-label="As visitors see it on a phone">
    <PagePreview
      page="servicing"
      title={`About van servicing in ${name}`}
      part={servicing}
      text={servicing.html}
      more={`Read more about servicing in ${name}`}
    />
    <PagePreview
      page="MOT"
      title={`Van MOT in ${name}`}
      part={mot}
      text={usableMotText(mot.html)}
      more={`Read more about MOTs in ${name}`}
    />
    <section aria-label="Questions on both pages">
      <h2 className="phone-title">Questions</h2>
      <FaqList faqs={faqs} />
    </section>
  </section>
);
