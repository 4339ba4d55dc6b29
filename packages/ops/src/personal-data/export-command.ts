import { exportBookings } from "@vanfettle/core/booking/booking-queries";
import { defineCommand } from "../command.ts";
import { openVehicleSearch, readRegistrationArgument, registrationUsage } from "./vehicle.ts";

export default defineCommand({
  usage: registrationUsage,
  options: { registration: { type: "string" } },
  async run({ site, values }) {
    const registration = await readRegistrationArgument(values.registration);
    const deps = await openVehicleSearch(site);
    const data = {
      registration,
      exportedAt: deps.clock().toISOString(),
      recipients: await site.partnerHosts(),
      bookings: await exportBookings(deps, registration),
    };
    console.log(JSON.stringify(data, null, values.json ? 0 : 2));
  },
});
