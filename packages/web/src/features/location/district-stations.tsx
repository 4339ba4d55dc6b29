import { distinctNameInSentence } from "@vanfettle/contract/location/location";
import { Block } from "./block.tsx";
import type { LocationView } from "./location-view.ts";
import { StationCounts } from "./station-counts.tsx";

/** The districts shown outside the disclosure. */
const firstDistricts = 5;

/** The MOT stations of a town by postcode district, in descending order. */
export function DistrictStations({ location }: { location: LocationView }) {
  const rows = location.districts.map(({ district, ...counts }) => ({ name: district, ...counts }));
  if (rows.length === 0) return null;
  const name = distinctNameInSentence(location);
  const others = rows.slice(firstDistricts);
  const head = "Postcode district";
  return (
    <Block title={`MOT stations in ${name} by postcode`} isFolded>
      <p className="note mb-3">{`Whole districts, also their parts outside ${name}.`}</p>
      <StationCounts
        label={`MOT stations in ${name} by district`}
        head={head}
        rows={rows.slice(0, firstDistricts)}
      />
      {others.length > 0 && (
        <details className="more-places">
          <summary>More postcode districts</summary>
          <StationCounts label="More postcode districts" head={head} rows={others} />
        </details>
      )}
    </Block>
  );
}
