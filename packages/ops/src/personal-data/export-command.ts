import { exportBookings } from "@vanfettle/core/booking/export";
import { defineCommand } from "../command.ts";
import { registrationFrom, registrationUsage } from "./registration.ts";
import { vehicleSearch } from "./vehicle.ts";

export const exportCommand = defineCommand({
  usage: registrationUsage,
  options: { registration: { type: "string" } },
  async run({ site, values }) {
    const registration = await registrationFrom(values.registration);
    const deps = await vehicleSearch(site);
    const answer = {
      registration,
      exportedAt: deps.clock().toISOString(),
      recipients: await site.partnerHosts(),
      bookings: await exportBookings(deps, registration),
    };
    console.log(JSON.stringify(answer, null, values.json ? 0 : 2));
  },
});
