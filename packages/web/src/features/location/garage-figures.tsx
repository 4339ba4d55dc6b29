import { isNorthernIreland } from "@vanfettle/contract/regions";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { class4Limit, class7Limit } from "./texts/mot-facts.ts";

type Counted = Pick<
  LocationPage,
  "name" | "type" | "region" | "garageCount" | "class7Count" | "garageCountSource" | "garageCountYear"
>;

/** Formats a number with thousands separators, such as `1,501`. Edge and browser may differ in their locale data. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

const isArea = (type: string): boolean => type === "region" || type === "county";

/** Describes a location's garage count, such as `51 certified garages within 5 miles of Maidstone`. */
export function garagesInWords({ name, type, garageCount }: Counted): string {
  const garages = garageCount === 1 ? "1 certified garage" : `${withCommas(garageCount)} certified garages`;
  return isArea(type) ? `${garages} in ${name}` : `${garages} within 5 miles of ${name}`;
}

/** The source and year of the garage count, and how many of the garages test class 7 vans. */
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
