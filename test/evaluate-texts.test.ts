import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { FaultRule } from "@vanfettle/text-service/faults/fault-plan";
import { startTextService } from "@vanfettle/text-service/server";
import { isLong } from "./suite-length.ts";

/**
 * Runs the script against a local text service with the given faults of the reader. Returns the output,
 * and the paths that it called.
 */
async function run(rules: FaultRule[], settings: Record<string, string> = {}) {
  const service = await startTextService({ rules });
  const env = { ...process.env, OPENAI_API_KEY: "key", OPENAI_BASE_URL: service.baseUrl };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["bench/texts/evaluate-texts.ts"],
      { env: { ...env, ...settings } },
    );
    return { printed: stdout, paths: Object.keys(service.stats().calls) };
  } finally {
    await service.close();
  }
}

/**
 * Returns the two shares in percent: of bad sentences that are caught, and of good sentences that
 * are rejected.
 */
function sharesIn(printed: string): number[] {
  const found = /caught: ([\d.]+) % .*refused: ([\d.]+) %/.exec(printed);
  return [Number(found?.[1]), Number(found?.[2])];
}

/**
 * Returns the rows of the matrix: the number of sentences, and how many the checks, the reader, and
 * neither reject.
 */
const matrixIn = (printed: string): Map<string, number[]> =>
  new Map(
    Array.from(
      printed.matchAll(/^([A-Za-z ]+?) +(\d+) +(\d+) +(\d+) +(\d+)$/gm),
      ([, kind = "", ...counts]) => [kind, counts.map(Number)],
    ),
  );

test("calls the service as the site's settings say, counts each sentence once in the matrix, and the price of all calls", async () => {
  const { printed, paths } = await run(
    [{ mode: "needs-max-tokens", times: 20 }, { mode: "no-json-schema" }],
    {
      OPENAI_API: "chat",
      OPENAI_FORMAT: "json_object",
      OPENAI_LIMIT: "max_tokens",
      OPENAI_REVIEW_MODEL: "vanfettle-local-writer",
      OPENAI_REVIEW_PRICE: "1000/2000",
    },
  );
  expect(paths).toEqual(["/v1/chat/completions"]);
  expect(printed).toMatch(/^[3-9]\d calls, \d+ tokens in, \d+ out, £[1-9]/m);
  const matrix = matrixIn(printed);
  expect([...matrix.keys()]).toEqual(
    expect.arrayContaining(["good", "praise", "law", "Northern Ireland", "injection"]),
  );
  for (const [sentences = 0, ...counts] of matrix.values()) {
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sentences);
  }
  expect(printed).toContain("Bad sentences that nobody objects to: 0");
  expect(printed).toContain("these shares say nothing");
});

test("names a setting that the site would reject, before it calls the service", async () => {
  await expect(run([], { OPENAI_API: "completions" })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("OPENAI_API") as string,
    stdout: "",
  });
});

test.runIf(isLong)(
  "lists the sentences that the exact checks miss, with their kind, if the reader accepts everything",
  async () => {
    const { printed } = await run([{ mode: "reader-always-yes" }]);
    const [caught = NaN, refusedGood = NaN] = sharesIn(printed);
    expect(caught).toBeGreaterThan(20);
    expect(caught).toBeLessThan(95);
    expect(refusedGood).toBeLessThan(10);
    expect(printed).toContain(
      "  praise: The testers around Reigate have seen it all and miss nothing.",
    );
  },
);

test.runIf(isLong)("counts unusable responses as objections and names them", async () => {
  const { printed } = await run([{ mode: "reader-missing" }]);
  expect(sharesIn(printed)[0]).toBe(100);
  expect(printed).toMatch(/Answers that could not be used: [3-9]\d: it returned fewer verdicts/);
});
