import { bookingCheck } from "./booking-check.ts";
import { headerChecks } from "./header-checks.ts";
import { pageChecks } from "./page-checks.ts";
import { signInChecks } from "./sign-in-checks.ts";
import { sitemapChecks } from "./sitemap-checks.ts";
import { visitedSite, type SmokeOptions, problemsOf } from "./visited-site.ts";

/** The number of attempts per check. A cold start can fail once after a release. */
const rounds = 3;
/** The time after which no new round starts, because each request to a hanging site waits for its timeout. */
const lastRoundMs = 120_000;

/**
 * Checks a running site from outside, like visitors and search engines, and prints a line for each check. Creates and
 * erases a booking. Returns the failures, in a line each. Never throws because of the site's behaviour.
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
