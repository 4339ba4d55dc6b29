import { formatPostcode } from "@vanfettle/contract/booking-rules";
import { listBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { defineCommand } from "../command.ts";
import { chosenDays } from "./days.ts";

type Listed = Awaited<ReturnType<typeof listBookingsOfDay>>[number];

const asJson = ({ id, createdAt, registration, postcode, serviceType, location }: Listed): string =>
  JSON.stringify({ id, createdAt, registration, postcode, serviceType, location });

const asText = ({ id, createdAt, registration, postcode, serviceType, location }: Listed): string =>
  [
    createdAt.slice(0, 19).replace("T", " "),
    id,
    registration.padEnd(8),
    formatPostcode(postcode).padEnd(8),
    serviceType.padEnd(16),
    location,
  ].join("  ");

export const bookingsCommand = defineCommand({
  usage: "--day YYYY-MM-DD (today, UTC) | --since DAYS   with --json one booking a line",
  options: { day: { type: "string" }, since: { type: "string" } },
  async run({ site, values }) {
    const clock = () => new Date();
    const days = chosenDays(clock(), values);
    const { table } = await site.table();
    let count = 0;
    for (const day of days) {
      const bookings = (await listBookingsOfDay({ table, clock }, day)).toReversed();
      count += bookings.length;
      for (const booking of bookings) console.log(values.json ? asJson(booking) : asText(booking));
    }
    const span = days.length === 1 ? days[0] : `${days.at(-1)} to ${days[0]}`;
    if (!values.json) console.error(`${count} ${count === 1 ? "booking" : "bookings"}, ${span} (UTC)`);
  },
});
