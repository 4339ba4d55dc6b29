import { editionText } from "@vanfettle/contract/dates";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import {
  editionOfSource,
  isListOld,
  listAgeLimits,
} from "@vanfettle/contract/station/station-list";
import type { StationList } from "@vanfettle/contract/station/station-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Link } from "../../ui/link.tsx";
import { useToday } from "../../ui/use-today.ts";

const straightLine = "Distances are in a straight line.";

/**
 * The note below every list: its source and limits, and how to report an error, to have an entry
 * hidden, or to import a real list.
 */
export function StationListSource({ list }: { list: StationList }) {
  const { name, edition, rows, sample } = list;
  if (sample) {
    return <p className="note">{straightLine}</p>;
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
      <span>Is this yours?</span> <Link to={pages.yourStation.canonical}>Correct or hide it</Link>{" "}
      <HowWeKnow of="stations" />
    </p>
  );
}

/** The source of the station counts on pages without a published list. */
export function CountsSource({ source }: { source: string }) {
  return (
    <p className="note">
      Counts: {source}. <ListAge edition={editionOfSource(source)} /> Straight-line miles. We are
      not DVSA. <HowWeKnow of="stations" />
    </p>
  );
}

/**
 * A warning that a list of stations is old; nothing for a newer list, or if its month is unknown.
 */
export function ListAge({ edition }: { edition: string | null }) {
  const today = useToday();
  if (edition === null || !isListOld(edition, today)) return null;
  return <strong>{`Over ${listAgeLimits.saidOnPages} months old.`}</strong>;
}
