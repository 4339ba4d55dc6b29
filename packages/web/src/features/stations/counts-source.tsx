import { HowWeKnow } from "../../ui/how-we-know.tsx";

/** Says where counts of stations are from and whose they are not, where no published list names the stations. */
export function CountsSource({ source }: { source: string }) {
  return (
    <p className="note mt-3">
      Source of the counts: {source}. Miles are in a straight line. Not connected with DVSA. <HowWeKnow of="stations" />
    </p>
  );
}
