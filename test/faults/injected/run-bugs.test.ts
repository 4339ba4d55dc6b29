import { afterEach, describe, expect, test } from "vitest";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { startRun } from "@vanfettle/core/generation/start-run";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { isLong } from "../../suite-length.ts";
import { withoutCondition } from "../harness/fault-plans.ts";
import type { Alteration, DatabaseCall } from "../harness/fault-proxy.ts";
import { startRunEnvironment, type RunEnvironment } from "../harness/run-environment.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  spendViolations,
  versionViolations,
} from "../harness/run-rules.ts";
import { storedVersions } from "../harness/stored-rows.ts";

const places = buildTowns("wales", 6);
const noBug: Alteration = {};

let environment: RunEnvironment;
afterEach(() => environment.stop());

async function startWith(alter: Alteration): Promise<void> {
  environment = await startRunEnvironment(places);
  environment.proxy.setPlan({ alter });
}

async function resumedRun(bug: Alteration): Promise<string[]> {
  await startWith(bug);
  const { runId } = await environment.start("wales");
  let steps = 0;
  await environment.run(runId, { concurrency: 1, dies: () => (steps += 1) > 5 });
  await environment.runRegion("wales", { concurrency: 1 });
  return [
    ...versionViolations(await storedVersions(environment.database)),
    ...costViolations({
      paid: environment.texts.stats().paid,
      bound: environment.requests() + 1,
    }),
  ];
}

async function twoStarts(bug: Alteration): Promise<string[]> {
  await startWith(bug);
  await Promise.allSettled(
    ["wales", "scotland"].map((region) =>
      startRun(environment.deps, { kind: "region", region }, region),
    ),
  );
  return environment.running.size === 1
    ? []
    : [`I4: ${environment.running.size} runs are active at once`];
}

async function failedRun(bug: Alteration): Promise<string[]> {
  await startWith(bug);
  environment.texts.setFaults([{ mode: "refusal", match: places[0]?.name ?? "" }]);
  await environment.runRegion("wales");
  return endViolations(await environment.progress(), ["Wales"]);
}

async function polledRun(bug: Alteration): Promise<string[]> {
  await startWith(noBug);
  const polls: Awaited<ReturnType<typeof contentProgress>>[] = [];
  const { runId } = await environment.start("wales");
  environment.proxy.setPlan({ alter: bug });
  const poll = async () => void polls.push(await contentProgress(environment.deps));
  const dies = (step: string) => {
    if (step === "write") pending.push(poll());
    return false;
  };
  const pending: Promise<void>[] = [];
  await environment.run(runId, { concurrency: 1, dies });
  await Promise.all(pending);
  return progressViolations(polls);
}

/**
 * Tokens that suffice for a few texts, which reserve their prompt and the longest response, but not
 * for the region.
 */
const cap = 20_000;
async function budgetedRun(bug: Alteration): Promise<string[]> {
  environment = await startRunEnvironment(buildTowns("wales", 30), { dailyTokens: cap });
  environment.proxy.setPlan({ alter: bug });
  await environment.runRegion("wales");
  const { tokens } = await environment.usage();
  const used = tokens.input + tokens.output;
  expect(used, "tokens used within the cap").toBeGreaterThan(0);
  return spendViolations({ used, cap });
}

const unconditional = (matches: (call: DatabaseCall) => boolean): Alteration => ({
  request: (call) => (matches(call) ? withoutCondition(call.body) : call.body),
});

/** Returns the first response again for every third read of the progress partition. */
function staleProgress(): Alteration {
  const known: string[] = [];
  return {
    response: ({ operation, body }, response) => {
      if (operation !== "Query" || !body.includes("generation#progress")) return response;
      known.push(response);
      return (known.length % 3 === 0 ? known[0] : response) ?? response;
    },
  };
}

const plants: [string, (bug: Alteration) => Promise<string[]>, () => Alteration][] = [
  [
    "I3 a run that forgets what is done and what is paid for",
    resumedRun,
    () => ({
      response: ({ body }, response) => {
        const forgotten = response
          .replaceAll('"publishedPlanId"', '"forgotten"')
          .replaceAll('"done"', '"undone"');
        return body.includes("content#")
          ? forgotten.replace(/"Items":\[.*\]/s, '"Items":[]')
          : forgotten;
      },
    }),
  ],
  [
    "I4 a lease that is taken unconditionally",
    twoStarts,
    () =>
      unconditional(
        ({ operation, body }) => operation === "PutItem" && body.includes('"leaseUntil"'),
      ),
  ],
  [
    "I5 a run that never records its end",
    failedRun,
    () => ({
      request: ({ operation, body }) =>
        operation === "UpdateItem" && body.includes("#finishedAt = ") ? null : body,
    }),
  ],
  ["I6 progress read from a copy that lags behind", polledRun, staleProgress],
  [
    "I10 a budget that counts but never rejects",
    budgetedRun,
    () =>
      unconditional(
        ({ operation, body }) => operation === "UpdateItem" && body.includes("budget#"),
      ),
  ],
];

describe.runIf(isLong).each(plants)("%s", (name, scenario, bug) => {
  const invariant = `${name.split(" ")[0]}:`;

  test("is found", async () => {
    const found = await scenario(bug());
    expect(found.filter((violation) => violation.startsWith(invariant))).not.toEqual([]);
  });

  test("finds nothing without the bug", async () => {
    expect(await scenario(noBug)).toEqual([]);
  });
});
