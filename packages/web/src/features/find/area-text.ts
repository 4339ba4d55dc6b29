import type { FoundPlace } from "@vanfettle/contract/find/find-schemas";

/** Returns the county and region of a place, without a county that its name has already. */
export function areaText({ kind, name, area }: Pick<FoundPlace, "kind" | "name" | "area">): string {
  if (kind === "region") return "Region";
  if (kind === "county") return `County, ${area}`;
  const [county = "", ...region] = area.split(/, (?=[^,]*$)/);
  return region.length > 0 && name.endsWith(`, ${county}`) ? region.join("") : area;
}
