import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode-without-place";
import type { NearStations } from "@vanfettle/contract/stations/station-schemas";
import type { ReactNode } from "react";
import { Figures } from "../../ui/figures.tsx";

function titleOf({ jurisdiction, postcode, list, class: vanClass }: NearStations): string {
  if (jurisdiction === "northern-ireland") return "In Northern Ireland, DVA tests your van";
  if (jurisdiction === "elsewhere")
    return postcodeWithoutPlace(postcode)?.title ?? `${postcode} is outside Great Britain`;
  const stations = vanClass ? `class ${vanClass} MOT stations` : "MOT stations";
  if (list?.sample) return `Sample ${stations} near ${postcode}`;
  return `${stations.charAt(0).toUpperCase()}${stations.slice(1)} ${list ? "listed by DVSA near" : "around"} ${postcode}`;
}

/** The heading of a result, with a one-line summary of the search that opens its form. */
export function NearBar({ near, form }: { near: NearStations; form: ReactNode }) {
  const { postcode, jurisdiction, class: vanClass } = near;
  return (
    <Figures as="section" of="mot-law" className="hero on-dark">
      <div className="wrap near-bar">
        <h1>{titleOf(near)}</h1>
        <details open={jurisdiction === "elsewhere"}>
          <summary>
            <span>{`${postcode}, ${vanClass ? `class ${vanClass}` : "any van"}`}</span> <strong>Change</strong>
          </summary>
          {form}
        </details>
      </div>
    </Figures>
  );
}
