import { longestTask } from "../page/longest-task.ts";
import { figure, least, most, type Group, type Row } from "../report/row.ts";
import { concurrency, fullRun, type FullRun } from "./full-run.ts";
import { callsToWarmUp, latencyMs, region, throughput } from "./throughput.ts";

const corePlaces = 243;
const hubs = 78;
const texts = corePlaces + hubs;
const kills = [0.2, 0.5, 0.8].map((share) => Math.round(texts * share));

function resultRows(name: string, run: FullRun): Row[] {
  const { core, places, hubs: written, failures, duplicates } = run;
  return [
    {
      what: `${name}: core places published, texts of counties and regions`,
      bound: `${corePlaces} of ${corePlaces}, ${hubs}`,
      measured: `${places} of ${core}, ${written}`,
      met: places === corePlaces && core === corePlaces && written === hubs,
    },
    most(`${name}: failures`, failures, 0),
    most(`${name}: texts too like another of their county`, duplicates, 0),
  ];
}

export const generationGroup: Group = {
  name: "generation",
  title: "Generation",
  about: `The booted site and the local text service with a fixed latency of ${latencyMs} ms. Throughput: a run over all places of ${region.name}, calls per second from the ${callsToWarmUp}th until the last one is made; ideal is concurrency by latency. Beside its call a text takes eleven requests to the table, all but one in a row, and its checks: some 40 ms with nothing else going on. At concurrency 20 those are what limits it, as the row of their use shows: a text may then take 33 ms of processor time in all processes, text service and database included, and takes 40. The full run writes the 12 regions one after another at concurrency ${concurrency} from an empty start; the troubled one has 20 % of its calls answered with 429, 5 % with 500, and the site killed at ${kills.join(", ")} paid calls, each time started again on its data. Text service, site and database share the machine.`,
  async measure({ say }) {
    const rows: Row[] = [];
    for (const slots of [5, 20]) {
      say(`throughput at ${slots}`);
      const { share, perSecond, busy } = await throughput(slots);
      rows.push(least(`Throughput by the ideal at concurrency ${slots} (${figure(perSecond)} texts/s)`, share, 0.9));
      rows.push({ what: `Use of all cores at concurrency ${slots}`, measured: `${figure(busy * 100)} %` });
    }
    let longest = Number.NaN;
    const calm = await fullRun({
      say,
      meanwhile: async ({ url }) => {
        longest = await longestTask(url);
      },
    });
    rows.push(...resultRows("Full run", calm));
    const asked = `${texts} and those asked again after a check`;
    rows.push({ what: "Full run: paid calls", bound: asked, measured: figure(calm.paid), met: calm.paid >= texts });
    rows.push({ what: "Full run: seconds", measured: figure(calm.seconds) });
    rows.push(most("Second run that leaves alone what is fresh: paid calls", calm.paidAgain, 0));
    rows.push(most("Longest task of the admin pages during a run, 4,100 rows", longest, 200, " ms"));
    const rules = [
      { mode: "rate-limit", rate: 0.2 },
      { mode: "error-500", rate: 0.05 / 0.8 },
    ] as const;
    const troubled = await fullRun({ say, rules: [...rules], killsAt: kills });
    rows.push(...resultRows("Troubled run", troubled));
    const paidBound = calm.paid + kills.length * concurrency;
    rows.push(
      most("Troubled run: paid calls, the full run's and one for each slot at each kill", troubled.paid, paidBound),
    );
    rows.push({
      what: "Troubled run: refused calls, kills, seconds",
      measured: `${troubled.refused}, ${troubled.kills}, ${figure(troubled.seconds)}`,
    });
    return rows;
  },
};
