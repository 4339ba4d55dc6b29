import { pages } from "@vanfettle/contract/paths";
import type { CheckedVanState } from "@vanfettle/contract/station/checked-van";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { Link } from "../../ui/link.tsx";
import type { CheckedVan } from "./station-search.ts";

/** Returns the sentence on a check of the van. The plate on the van decides its class. */
function sentenceOf(state: CheckedVanState, vanClass: VanClass | undefined): string {
  const sentences: Record<CheckedVanState, string> = {
    classed: vanClass ? `Your van is likely class ${vanClass}.` : "",
    unclear: `The registers do not tell the class of your van. ${britishLaw.plateWeight}`,
    heavy: `Your van is heavier than MOT stations test. ${britishLaw.heavy}`,
    unknown: "We could not find a van with that registration. Choose its class.",
    unchecked: "We could not check your van just now. Choose its class.",
  };
  return sentences[state];
}

/** The result of the check that led to the stations, and the way to its details. */
export function CheckedVanNote({
  van: { state, isSample },
  vanClass,
}: {
  van: CheckedVan;
  vanClass: VanClass | undefined;
}) {
  const sentence = sentenceOf(state, vanClass);
  if (sentence === "") return null;
  return (
    <p className="notice">
      {isSample && <strong>Sample data, not your van: </strong>}
      {`${sentence} `}
      <Link className="underline" to={pages.vanCheck.canonical}>
        Check its dates and class
      </Link>
    </p>
  );
}
