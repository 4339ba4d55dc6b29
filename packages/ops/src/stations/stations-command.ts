import type { StationList } from "@vanfettle/contract/stations/station-schemas";
import { defineCommand } from "../command.ts";
import { callApi } from "../texts/call-api.ts";

/** A postcode without stations. Every response includes the list. */
const anyPostcode = "BT1";

export default defineCommand({
  options: {},
  async run({ site, print }) {
    const { list } = await callApi(site, "nearStations", { params: { postcode: anyPostcode } });
    print({ list }, `${site.label}: ${listText(list)}`);
  },
});

function listText(list: StationList | null): string {
  if (!list) return "no list of MOT stations: postcodes are located by sector, and pages show no stations";
  return `${list.name}, edition ${list.edition}, ${list.rows} stations`;
}
