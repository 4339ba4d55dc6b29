import { isHashKeyOfTable } from "@vanfettle/core/booking/hash-key-check";
import { Refusal } from "../errors.ts";
import type { Site } from "../site/site.ts";

/** What finding a vehicle's bookings takes. With a wrong key none would be found, so that is refused. */
export async function vehicleSearch(site: Site) {
  const hashKey = (await site.hashKey()).trim();
  const opened = await site.table();
  const deps = { table: opened.table, clock: () => new Date(), hashKey };
  if ((await isHashKeyOfTable(deps)) === false) {
    throw new Refusal(
      `The bookings of ${site.label} were hashed with another key than this one, so none would be found.`,
    );
  }
  return deps;
}
