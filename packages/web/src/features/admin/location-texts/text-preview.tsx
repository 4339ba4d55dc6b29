import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { useEffect, useRef } from "react";
import { LocationTexts } from "./location-texts.tsx";

const besideTheListPx = 1_024;

/** Beside the list on wide screens; below it on phones, where choosing a location brings it into view. */
export function TextPreview({ location }: { location: ContentLocation | null }) {
  const card = useRef<HTMLElement>(null);
  const slug = location?.slug;
  useEffect(() => {
    if (slug) card.current?.scrollIntoView({ block: window.innerWidth < besideTheListPx ? "start" : "nearest" });
  }, [slug]);
  return (
    <section ref={card} className="card preview" aria-label="Texts">
      {location ? (
        <LocationTexts key={location.slug} location={location} />
      ) : (
        <p className="preview-none">Choose a location in the list to read its texts.</p>
      )}
    </section>
  );
}
