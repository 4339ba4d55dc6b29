import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { CountsNote } from "./counts-note.tsx";
import { DvaLinks } from "./dva-links.tsx";
import type { LocationView } from "./location-view.ts";

export function MotKeyFacts({ location }: { location: LocationView }) {
  return (
    <>
      <h2 className="facts-title">Key facts</h2>
      <dl className="facts">
        {location.motKeyFacts.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {isNorthernIreland(location.region) ? <DvaLinks /> : <CountsNote location={location} />}
    </>
  );
}
