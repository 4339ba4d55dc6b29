import { editionOfSource } from "@vanfettle/contract/stations/station-list";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { ListAge } from "./list-age.tsx";

/** The source of the station counts on pages without a published list. */
export function CountsSource({ source }: { source: string }) {
  return (
    <p className="note">
      Source of the counts: {source}. <ListAge edition={editionOfSource(source)} /> Distances are in
      a straight line. Not connected with DVSA. <HowWeKnow of="stations" />
    </p>
  );
}
