import { isNorthernIreland } from "@vanfettle/contract/regions";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { class4Limit, class7Limit } from "./texts/mot-facts.ts";

type Counted = Pick<
  LocationPage,
  "name" | "type" | "region" | "garageCount" | "class7Count" | "garageCountSource" | "garageCountYear"
>;

/** `1,501`, without the runtime's locale data. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

const isArea = (type: string): boolean => type === "region" || type === "county";

/** `51 certified garages within 5 miles of Maidstone`. A zero is said as a zero. */
export function garagesInWords({ name, type, garageCount }: Counted): string {
  const garages = garageCount === 1 ? "1 certified garage" : `${withCommas(garageCount)} certified garages`;
  return isArea(type) ? `${garages} in ${name}` : `${garages} within 5 miles of ${name}`;
}

/** Where the figure comes from, and how many of them take the heavier vans. */
export function GarageFigures({ location }: { location: Counted }) {
  const { class7Count, garageCountSource, garageCountYear, region } = location;
  return (
    <p className="note">
      Garage counts: {garageCountSource}, {garageCountYear}.{" "}
      {isNorthernIreland(region)
        ? "They cover Great Britain only: in Northern Ireland, MOTs are done at DVA centres."
        : `Of the ${garagesInWords(location)}, ${withCommas(class7Count)} test class 7 vans (${class4Limit} to ${class7Limit}).`}
    </p>
  );
}
