import { editionText } from "@vanfettle/contract/dates";
import { site } from "@vanfettle/contract/site";
import type { StationList } from "@vanfettle/contract/stations/station-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { ListAge } from "./list-age.tsx";

const straightLine = "Distances are in a straight line.";

/** The note below every list: its source and limits, and how to report an error or to import a real list. */
export function StationListSource({ list }: { list: StationList }) {
  const { name, edition, rows, sample } = list;
  if (sample) {
    return (
      <p className="note mt-4">
        <strong>Sample list: these stations do not exist.</strong> {straightLine} To show the real
        ones, stop the site, run <code>npm run stations</code> and start it again.
      </p>
    );
  }
  return (
    <p className="note mt-4">
      Source: {name}, {editionText(edition)}, {withCommas(rows)} stations, under the Open Government
      Licence v3.0. <ListAge edition={edition} /> Not connected with DVSA. {straightLine} Stations
      open, move and close: telephone before you drive there.{" "}
      <a
        href={`mailto:${site.email}?subject=${encodeURIComponent(`MOT station: error in the list of ${edition}`)}`}
      >
        Report an error
      </a>{" "}
      <HowWeKnow of="stations" />
    </p>
  );
}
