import { formatRegistration } from "@vanfettle/vans/registration";
import type { Van } from "./van.ts";

/**
 * Returns a name for each van, which no other van of the list has: its title, or else its
 * registration, or else its title with a number.
 */
export function distinctNames(vans: readonly Pick<Van, "title" | "registration">[]): string[] {
  const keyOf = ({ title }: Pick<Van, "title">) => title.trim().toLowerCase();
  const namesakes = Map.groupBy(vans, keyOf);
  return vans.map((van) => {
    const sameTitle = namesakes.get(keyOf(van)) ?? [];
    if (sameTitle.length === 1) return van.title;
    if (van.registration !== null) return formatRegistration(van.registration);
    return `${van.title} (${sameTitle.indexOf(van) + 1})`;
  });
}
