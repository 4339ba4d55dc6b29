import { milesText } from "@vanfettle/contract/geo/distance";
import { townsNear } from "@vanfettle/contract/location/near-towns";
import { listInWords } from "../../document/in-words.ts";

/** Names the towns without a page whose searches lead here. */
export function NearTowns({ slug }: { slug: string }) {
  const towns = townsNear(slug).map(({ name, miles }) => `${name} (${milesText(miles)} away)`);
  if (towns.length === 0) return null;
  return <p className="mt-3">{`This page is also for ${listInWords(towns)}.`}</p>;
}
