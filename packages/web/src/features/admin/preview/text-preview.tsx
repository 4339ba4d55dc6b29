import type { ContentLocation } from "@vanfettle/contract/content-schemas";

export function TextPreview({ location }: { location: ContentLocation | null }) {
  return <section className="card preview">{location?.name}</section>;
}
