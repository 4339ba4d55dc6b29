import { HowWeKnow } from "../../ui/how-we-know.tsx";

/** The source of counts of stations where no published list names the stations. */
export function CountsSource({ source }: { source: string }) {
  return (
    <p className="note">
      Source of the counts: {source}. Miles are in a straight line. Not connected with DVSA. <HowWeKnow of="stations" />
    </p>
  );
}
