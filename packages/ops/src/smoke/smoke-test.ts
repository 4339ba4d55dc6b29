import { bookingCheck } from "./booking-check.ts";
import { problemsOf } from "./check.ts";
import { headerChecks } from "./header-checks.ts";
import { pageChecks } from "./page-checks.ts";
import { signInChecks } from "./sign-in-checks.ts";
import { sitemapChecks } from "./sitemap-checks.ts";
import { visitedSite, type SmokeOptions } from "./visited-site.ts";

/** How often a check is made before it has failed. Right after a release a cold start can fail once. */
const rounds = 3;
/** No further round begins after this time, as each request to a site that hangs takes its whole time limit. */
const lastRoundMs = 120_000;

/**
 * Checks a running site from outside, as visitors and search engines reach it, and writes a line for each check. Makes one
 * booking, and erases it. Returns the failures, one line each, and an empty list if there are none. Never throws because
 * of what the site does.
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
    const failed: { check: (typeof left)[number]; problems: string[] }[] = [];
    for (const check of left) {
      const problems = await problemsOf(check.run);
      if (problems.length > 0) failed.push({ check, problems });
      else log(`ok      ${check.name}`);
    }
    left = failed.map(({ check }) => check);
    if (left.length === 0) return [];
    if (round === rounds || performance.now() - started > lastRoundMs) {
      const failures = failed.flatMap(({ check, problems }) => problems.map((problem) => `${check.name}: ${problem}`));
      for (const failure of failures) log(`FAILED  ${failure}`);
      return failures;
    }
    log(`again   ${left.length} of the checks, as they failed at attempt ${round} of ${rounds}`);
    await site.pause();
  }
}
