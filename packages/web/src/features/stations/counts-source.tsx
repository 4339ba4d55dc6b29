import { HowWeKnow } from "../../ui/how-we-know.tsx";

/** The source of the station counts on pages without a published list. */
export function CountsSource({ source }: { source: string }) {
  return (
    <p className="note">
      Source of the counts: {source}. Distances are in a straight line. Not connected with DVSA.{" "}
      <HowWeKnow of="stations" />
    </p>
  );
}
