import { quantile } from "../measure/statistics.ts";
import { formatFigure, rowAtMost, type Group } from "../report/row.ts";
import { apiFunctions, buildAndSynth } from "../site/deployed-functions.ts";
import { serviceMs, startFleetChecks } from "./check-fleets.ts";
import { toolCallP99 } from "./tool-calls.ts";

const fleetsInTurn = 6;
const vansAlone = 40;
const fleetsAtOnce = 10;

export const vansGroup: Group = {
  name: "vans",
  title: "Vans and fleets",
  method: `The whole site as \`npm start\` runs it, with mock servers of DVSA and DVLA that take ${serviceMs / 1000} s for each response. A fleet is 25 vans that were not checked before, sent by the page's code: four at a time, and repeated after a wait where the API's throttle of seven a second refuses a request. After one fleet to warm up, ${vansAlone} vans one after another and ${fleetsInTurn} fleets in turn, timed from request to response, then ${fleetsAtOnce} fleets at once. Site, browser and mock servers share the machine; the site has one core. Tool call: 1,000 calls of five tools to the function that the templates deploy, after 50 to warm up.`,
  async measure({ log }) {
    await buildAndSynth();
    log("calling tools");
    const garages = apiFunctions().find(({ id }) => id.startsWith("Garages"));
    if (!garages) throw new Error("No function answers agents.");
    const toolCallMs = await toolCallP99(garages);
    log("starting");
    const fleets = await startFleetChecks();
    try {
      await fleets.check(1);
      log(`${vansAlone} vans`);
      const aloneMs = quantile(await fleets.checkAlone(vansAlone), 0.95);
      const inTurn: number[] = [];
      let failed = 0;
      const before = fleets.responseMs.length;
      for (let number = 1; number <= fleetsInTurn; number += 1) {
        log(`fleet ${number} of ${fleetsInTurn}`);
        const checked = await fleets.check(1);
        inTurn.push(...checked.seconds);
        failed += checked.failed;
      }
      const inFleetMs = quantile(fleets.responseMs.slice(before), 0.95);
      log(`${fleetsAtOnce} fleets at once`);
      const together = await fleets.check(fleetsAtOnce);
      failed += together.failed;
      const { calls, mostInASecond } = fleets.counts();
      return [
        rowAtMost(
          { id: "fleet", label: "A fleet of 25 vans, the slowest of the consecutive fleets" },
          Math.max(...inTurn),
          10,
          " s",
        ),
        rowAtMost(
          {
            id: "vehicle-response",
            label: "Response about a vehicle without the services' time, p95",
          },
          aloneMs - serviceMs,
          50,
          " ms",
        ),
        {
          id: "fleet-response",
          label: "The same in a fleet, with four simultaneous responses",
          measured: `${formatFigure(inFleetMs - serviceMs)} ms`,
        },
        rowAtMost(
          {
            id: "dvsa-rate",
            label: `Most calls to DVSA in a second, including ${fleetsAtOnce} concurrent fleets`,
          },
          mostInASecond.dvsa,
          15,
        ),
        rowAtMost({ id: "failed-vans", label: "Vans without a result" }, failed, 0),
        {
          id: "fleets-at-once",
          label: `${fleetsAtOnce} concurrent fleets: seconds until the first and the last was complete`,
          measured: `${formatFigure(Math.min(...together.seconds))}, ${formatFigure(Math.max(...together.seconds))}`,
        },
        { id: "dvsa-calls", label: "Calls to DVSA in total", measured: formatFigure(calls.dvsa) },
        rowAtMost(
          { id: "tool-call", label: "Tool call of an agent, from event to response, p99" },
          toolCallMs,
          20,
          " ms",
        ),
      ];
    } finally {
      await fleets.close();
    }
  },
};
