import { isPlainMarkup } from "@vanfettle/contract/location-text";

/** Our own renderer's markup is shown as such; anything else is text, whatever it contains. */
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
