import { readRegistrationKeys, rehashBookings } from "@vanfettle/core/booking/registration-key";
import { defineCommand } from "../command.ts";
import { showCount } from "../progress-bar.ts";
import { CommandError } from "../errors.ts";

export default defineCommand({
  usage: "[--accept-unused-key]   hashes every booking's registration with the key that the site uses now",
  options: { "accept-unused-key": { type: "boolean" } },
  async run({ site, values, print }) {
    const hashKey = await site.hashKey();
    const { table } = await site.table();
    const deps = { table, clock: () => new Date(), hashKey };
    const { hasUsedOwn } = await readRegistrationKeys(deps);
    if (!hasUsedOwn && !values["accept-unused-key"]) {
      throw new CommandError(
        `No booking of ${site.label} was hashed with this key. If the site now uses this key, pass --accept-unused-key.`,
      );
    }
    const result = await rehashBookings({ ...deps, onProgress: (done) => showCount(`${done} bookings`) });
    showCount();
    print(result, `${result.bookings} bookings, ${result.rehashed} of them hashed with another key before`);
  },
});
