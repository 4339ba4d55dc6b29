import { contentProgress } from "@vanfettle/core/generation/progress";
import { startRegionRun } from "@vanfettle/core/generation/start-region-run";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterEach, describe, expect, test } from "vitest";
import type { Alteration, DatabaseCall } from "../harness/fault-proxy.ts";
import { withoutCondition } from "../harness/fault-plans.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  spendViolations,
  versionViolations,
} from "../harness/run-rules.ts";
import { runWorld, type RunWorld } from "../harness/run-environment.ts";
import { storedVersions } from "../harness/stored-versions.ts";

const places = buildTowns("wales", 6);
const noBug: Alteration = {};

let world: RunWorld;
afterEach(() => world.stop());

async function begin(alter: Alteration, options: Parameters<typeof runWorld>[1] = {}): Promise<void> {
  world = await runWorld(places, options);
  world.proxy.plan({ alter });
}

async function resumed(bug: Alteration): Promise<string[]> {
  await begin(bug);
  const { runId } = await world.start("wales");
  let steps = 0;
  await world.run(runId, { concurrency: 1, dies: () => (steps += 1) > 5 });
  await world.runRegion("wales", { concurrency: 1 });
  return [
    ...versionViolations(await storedVersions(world.database)),
    ...costViolations({ paid: world.texts.stats().paid, bound: places.length + 1 + world.corrections() }),
  ];
}

async function twoStarts(bug: Alteration): Promise<string[]> {
  await begin(bug);
  for (const region of ["wales", "scotland"]) {
    await startRegionRun(world.deps, { region, startedBy: region }).catch(() => undefined);
  }
  return world.running.size === 1 ? [] : [`I4: ${world.running.size} runs are active at once`];
}

async function failures(bug: Alteration): Promise<string[]> {
  await begin(bug);
  world.texts.setFaults([{ mode: "refusal", match: places[0]?.name ?? "" }]);
  await world.runRegion("wales");
  return endViolations(await world.progress(), ["Wales"]);
}

async function looks(bug: Alteration): Promise<string[]> {
  await begin(bug);
  const seen: Awaited<ReturnType<typeof contentProgress>>[] = [];
  const { runId } = await world.start("wales");
  const looking = async () => void seen.push(await contentProgress(world.deps));
  const dies = (step: string) => {
    if (step === "write") pending.push(looking());
    return false;
  };
  const pending: Promise<void>[] = [];
  await world.run(runId, { concurrency: 1, dies });
  await Promise.all(pending);
  return progressViolations(seen);
}

const cap = 12_000;
async function spending(bug: Alteration): Promise<string[]> {
  await begin(bug, { dailyTokens: cap });
  await world.runRegion("wales");
  const { tokens } = await world.progress();
  return spendViolations({ used: tokens.input + tokens.output, cap });
}

const unconditional = (matches: (call: DatabaseCall) => boolean): Alteration => ({
  request: (call) => (matches(call) ? withoutCondition(call.body) : call.body),
});

/** Every other look at the board is answered with what was there at the first. */
function staleBoard(): Alteration {
  const known: string[] = [];
  return {
    answer: ({ operation, body }, answer) => {
      if (operation !== "Query" || !body.includes("generation#board")) return answer;
      known.push(answer);
      return (known.length % 3 === 0 ? known[0] : answer) ?? answer;
    },
  };
}

const plants: [string, (bug: Alteration) => Promise<string[]>, () => Alteration][] = [
  [
    "I3 a run that forgets what is done and what is paid for",
    resumed,
    () => ({
      answer: ({ body }, answer) => {
        const forgotten = answer.replaceAll('"textRound"', '"forgotten"').replaceAll('"done"', '"undone"');
        return body.includes("content#") ? forgotten.replace(/"Items":\[.*\]/s, '"Items":[]') : forgotten;
      },
    }),
  ],
  [
    "I4 a lock that is taken without looking",
    twoStarts,
    () => unconditional(({ operation, body }) => operation === "PutItem" && body.includes('"starting"')),
  ],
  [
    "I5 a run that never says it is over",
    failures,
    () => ({
      request: ({ operation, body }) => (operation === "UpdateItem" && body.includes("#finishedAt = ") ? null : body),
    }),
  ],
  ["I6 progress read from a copy that lags behind", looks, staleBoard],
  [
    "I10 a budget that counts and does not refuse",
    spending,
    () => unconditional(({ operation, body }) => operation === "UpdateItem" && body.includes("budget#")),
  ],
];

describe.each(plants)("%s", (name, scenario, bug) => {
  const invariant = `${name.split(" ")[0]}:`;

  test("is found", async () => {
    const found = await scenario(bug());
    expect(found.filter((violation) => violation.startsWith(invariant))).not.toEqual([]);
  });

  test("is not there without it", async () => {
    expect(await scenario(noBug)).toEqual([]);
  });
});
