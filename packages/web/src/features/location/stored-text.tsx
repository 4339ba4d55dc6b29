import { isPlainMarkup } from "@vanfettle/contract/locations/location-text";

/** Shows a stored text. Only the plain markup of our own renderer is inserted as HTML; anything else is shown as text. */
export function StoredText({ text }: { text: string }) {
  if (isPlainMarkup(text)) return <div className="prose" data-text="" dangerouslySetInnerHTML={{ __html: text }} />;
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
