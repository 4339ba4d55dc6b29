import { formatFigure, rowAtLeast, type Group, type Row } from "../report/row.ts";
import {
  callSeconds,
  measuredCallsPerSlot,
  measureThroughput,
  region,
  warmUpCallsPerSlot,
} from "./throughput.ts";

export const runGroup: Group = {
  name: "run",
  title: "A run's throughput",
  method: `The whole site and the local text service. Each call takes ${callSeconds} s, the least that a real text model takes. A run over places of ${region.name} counts calls per second over ${measuredCallsPerSlot} calls of each slot, after ${warmUpCallsPerSlot} to warm up. The ideal is the number of calls at once divided by their duration.`,
  async measure(log) {
    const rows: Row[] = [];
    for (const slots of [5, 20]) {
      log(`${slots} calls at once`);
      const { shareOfIdeal, textsPerSecond } = await measureThroughput(slots);
      const label = `Share of the ideal, ${slots} calls at once (${formatFigure(textsPerSecond)} texts/s)`;
      rows.push(rowAtLeast(label, shareOfIdeal, 0.9));
    }
    return rows;
  },
};
