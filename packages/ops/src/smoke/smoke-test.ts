import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { bookingCheck } from "./booking-check.ts";
import { pageChecks } from "./page-checks.ts";
import { signInChecks } from "./sign-in-checks.ts";
import { headerChecks, sitemapChecks } from "./site-checks.ts";
import { problemsOf, visitedSite, type SmokeOptions } from "./visited-site.ts";

/** The number of attempts per check. A cold start can fail once after a release. */
const rounds = 3;
/**
 * The time after which no new round starts, because each request to a hanging site waits for its
 * timeout.
 */
const lastRoundMs = 120_000;

/**
 * Checks a running site from outside, with a booking that it erases. Returns the failures, in a
 * line each.
 */
export async function smokeTest(
  url: string,
  log: (line: string) => void,
  options: SmokeOptions = {},
): Promise<string[]> {
  const site = visitedSite(url, options);
  const started = performance.now();
  let left = [
    ...pageChecks(site),
    ...headerChecks(site),
    ...sitemapChecks(site),
    ...signInChecks(site),
    bookingCheck(site),
  ];
  for (let round = 1; ; round += 1) {
    const failed: typeof left = [];
    const failures: string[] = [];
    for (const check of left) {
      const problems = await problemsOf(check.run);
      if (problems.length > 0) failed.push(check);
      else log(`ok      ${check.name}`);
      failures.push(...problems.map((problem) => `${check.name}: ${problem}`));
    }
    left = failed;
    if (left.length === 0) return [];
    if (round === rounds || performance.now() - started > lastRoundMs) {
      for (const failure of failures) log(`FAILED  ${failure}`);
      return failures;
    }
    log(`retry   ${left.length} of the checks failed at attempt ${round} of ${rounds}`);
    await site.pause();
  }
}

const smoke = defineCommand({
  usage:
    "smoke [--url https://www.example.co.uk] [--origin https://www.example.co.uk] [--pause-seconds 5]; --origin names the address in the pages where it differs",
  options: {
    url: { type: "string" },
    origin: { type: "string" },
    "pause-seconds": { type: "string", default: "5" },
  },
  async run({ values, site }) {
    const url = originOf("--url", values.url ?? (await site.origin()));
    const origin = values.origin === undefined ? url : originOf("--origin", values.origin);
    const pauseMs = Number(values["pause-seconds"]) * 1_000;
    const log = (line: string) => {
      if (!values.json) console.log(line);
    };
    const failures = await smokeTest(url, log, { origin, pauseMs });
    if (values.json) console.log(JSON.stringify({ url, failures }));
    if (failures.length > 0) throw new CommandError(`${url} has ${failures.length} failures.`);
    if (!values.json) console.log(`${url} passes.`);
  },
});

/** Returns the origin in an option. Throws a UsageError if it is not a site's URL. */
function originOf(option: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === "/") {
    return address.origin;
  }
  throw new UsageError(
    `${option} must be the address of a site, such as https://www.example.co.uk.`,
  );
}

export const commands = { smoke };
