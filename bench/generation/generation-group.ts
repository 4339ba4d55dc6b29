import { longestTask } from "../page/longest-task.ts";
import { formatFigure, rowAtLeast, rowAtMost, type Group, type Row } from "../report/row.ts";
import { concurrency, fullRun, latencyMs, type FullRun } from "./full-run.ts";
import {
  callSeconds,
  measuredCallsPerSlot,
  measureThroughput,
  region,
  warmUpCallsPerSlot,
} from "./throughput.ts";

const corePlaces = 243;
const hubs = 78;
const texts = corePlaces + hubs;
const killsAt = [0.2, 0.5, 0.8].map((share) => Math.round(texts * share));

const rateLimited = 0.2;
const serverErrors = 0.05;

function publishedRows(run: "full" | "fault", result: FullRun): Row[] {
  const label = run === "full" ? "Full run" : "Run with faults";
  return [
    {
      id: `${run}-run-published`,
      label: `${label}: core places published, texts of counties and regions, and drafts`,
      bound: `${corePlaces} of ${corePlaces}, ${hubs}, 0`,
      measured: `${result.places} of ${result.corePlaces}, ${result.hubs}, ${result.drafts}`,
      met: result.places === corePlaces && result.hubs === hubs && result.drafts === 0,
    },
    rowAtMost({ id: `${run}-run-failures`, label: `${label}: failures` }, result.failures, 0),
    {
      id: `${run}-run-similar`,
      label: `${label}: texts with a warning of similarity`,
      measured: formatFigure(result.similar),
    },
  ];
}

async function throughputRows(slots: number): Promise<Row[]> {
  const { shareOfIdeal, textsPerSecond, cpuShare } = await measureThroughput(slots);
  const label = `Throughput as a share of the ideal, ${slots} concurrent calls (${formatFigure(textsPerSecond)} texts/s)`;
  return [
    rowAtLeast({ id: `throughput-${slots}`, label }, shareOfIdeal, 0.9),
    {
      id: `cpu-use-${slots}`,
      label: `CPU use of all cores, ${slots} concurrent calls`,
      measured: `${formatFigure(cpuShare * 100)} %`,
    },
  ];
}

export const generationGroup: Group = {
  name: "generation",
  title: "Generation",
  method: `The booted site and the local text service. Throughput: each call takes ${callSeconds} s, the least that a real text model takes. A run over places of ${region.name} counts calls per second over ${measuredCallsPerSlot} calls of each slot, after ${warmUpCallsPerSlot} to warm up. The ideal is the number of calls at once divided by their duration. In the full runs, calls take ${latencyMs} ms, ${concurrency} at once, and write the 12 regions one after another on freshly seeded data. In the run with faults, ${rateLimited * 100} % of the calls get a 429 and ${serverErrors * 100} % a 500, and the site is killed at ${killsAt.join(", ")} paid calls and restarted on its data each time. Text service, site and database share the machine.`,
  async measure({ log }) {
    const rows: Row[] = [];
    for (const slots of [5, 20]) {
      log(`throughput with ${slots} calls at once`);
      rows.push(...(await throughputRows(slots)));
    }
    let longestTaskMs = Number.NaN;
    const full = await fullRun({
      log,
      meanwhile: async ({ url }) => {
        longestTaskMs = await longestTask(url);
      },
    });
    rows.push(...publishedRows("full", full));
    rows.push({
      id: "full-run-paid",
      label: "Full run: paid calls",
      bound: `${texts} and corrections`,
      measured: formatFigure(full.paid),
      met: full.paid >= texts,
    });
    rows.push({
      id: "full-run-seconds",
      label: "Full run: seconds",
      measured: formatFigure(full.seconds),
    });
    const second = {
      id: "second-run-paid",
      label: "Second run that skips fresh texts: paid calls",
    };
    rows.push(rowAtMost(second, full.paidAgain, 0));
    rows.push({
      id: "states-call",
      label: "The content manager's call for the states of all locations, median of 5",
      measured: `${formatFigure(full.statesMs)} ms`,
    });
    const admin = {
      id: "admin-longest-task",
      label: "Longest task of the admin pages during a run, 4,100 rows",
    };
    rows.push(rowAtMost(admin, longestTaskMs, 200, " ms"));
    const withFaults = await fullRun({
      log,
      faults: [
        { mode: "rate-limit", rate: rateLimited },
        // The second rule applies to the calls that the first rule lets through.
        { mode: "error-500", rate: serverErrors / (1 - rateLimited) },
      ],
      killsAt,
    });
    rows.push(...publishedRows("fault", withFaults));
    const paid = {
      id: "fault-run-paid",
      label:
        "Run with faults: paid calls, at most those of the full run plus one per slot and kill",
    };
    rows.push(rowAtMost(paid, withFaults.paid, full.paid + killsAt.length * concurrency));
    rows.push({
      id: "fault-run-totals",
      label: "Run with faults: rejected calls, kills, seconds",
      measured: `${withFaults.rejected}, ${withFaults.kills}, ${formatFigure(withFaults.seconds)}`,
    });
    return rows;
  },
};
