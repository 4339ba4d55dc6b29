import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bookingRetention } from "@vanfettle/contract/booking/booking-retention";
import { maxTextsOfExecution } from "@vanfettle/core/generation/scope";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { synthesize } from "../infra/testing/synthesize.ts";
import {
  eventsInParent,
  eventsOfParent,
  eventsOfPause,
  eventsOfText,
  maxEvents,
  mostEventsOfText,
} from "./execution-events.ts";

/** Checks the numbers of `docs/scale.md` against the templates and its stated assumptions. */

const document = readFileSync("docs/scale.md", "utf8");
const costs = readFileSync("docs/costs.md", "utf8");
const toNumber = (text: string): number => Number(text.replaceAll(",", ""));
const numberIn = (text: string, pattern: RegExp): number => toNumber(pattern.exec(text)?.[1] ?? "");

/** Returns the load and the breaking point of the row whose name starts with `name`. */
function row(name: string): { load: number; limit: number } {
  const line =
    document.split("\n").find((each) => new RegExp(`^\\| \\d+\\. ${name}`).test(each)) ?? "";
  const [, , load = "", limit = ""] = line.split("|");
  return { load: numberIn(load, /([\d,.]+)/), limit: numberIn(limit, /([\d,.]+)/) };
}

interface Rule {
  Name: string;
  Statement: { RateBasedStatement?: { Limit: number; EvaluationWindowSec: number } };
}
interface Throttle {
  ThrottlingRateLimit: number;
}
type App = Awaited<ReturnType<typeof synthesize>>;
let app: App;
beforeAll(async () => {
  app = await synthesize();
});

function properties<P>(stack: string, type: string): P[] {
  return [...app.resources<P>(stack, type).values()].map(({ Properties }) => Properties);
}

// The seconds of a day.
const secondsOfDay = 86_400;
const peak = numberIn(document, /has (\d+) times the day's average/);
const misses = 1 - numberIn(document, /answers (\d+) % of the views/) / 100;
const perSecond = (perDay: number): number => (perDay / secondsOfDay) * peak;
const views = perSecond(numberIn(document, /\*\*(\d+) million page views/) * 1e6);
const bookings = perSecond(numberIn(document, /([\d,]+) bookings/));
const checks = perSecond(numberIn(document, /([\d,]+) van checks/));
const renders = views * misses;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Returns the default of a stack's parameter as a number. */
function defaultOf(stack: string, parameter: string): number {
  const { Parameters = {} } = app.template(stack).toJSON() as {
    Parameters?: Record<string, { Default?: unknown }>;
  };
  return Number(Parameters[parameter]?.Default);
}

/**
 * The longest times in seconds that the renderer waits for the API, and that an API function takes.
 */
const renderWait =
  numberIn(
    readFileSync("packages/edge/src/origin-request.ts", "utf8").replaceAll("_", ""),
    /apiTimeoutMs = (\d+)/,
  ) / 1_000;
const functionLimit = () => {
  const functions = app.resources<{ Timeout: number }>("Api", "AWS::Lambda::Function");
  return [...functions].find(([id]) => id.startsWith("Visitor"))?.[1].Properties.Timeout ?? NaN;
};
test("the load is the day's, at its busiest second", () => {
  const stated =
    /peaks at (\d+) views, (\d+) renders, ([\d.]+) bookings and ([\d.]+) van checks a second/.exec(
      document,
    );
  expect(stated?.slice(1).map(Number)).toEqual([
    Math.round(views),
    Math.round(renders),
    oneDecimal(bookings),
    oneDecimal(checks),
  ]);
  expect(row("Throttle of van checks").load).toBe(oneDecimal(checks));
  expect(row("Throttle of bookings").load).toBe(oneDecimal(bookings));
  expect(row("The renderer's calls").load).toBe(Math.round(renders));
});

test("lists the first breaking point at the top", () => {
  const ratios = [...document.matchAll(/^\| \d+\. ([^|(]+)/gm)].map(([, name = ""]) => {
    const { load, limit } = row(name.trim());
    return limit / load;
  });
  expect(ratios.length).toBeGreaterThan(8);
  expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
});

test("the API's throttles match the template", () => {
  const [stage] = properties<{
    DefaultRouteSettings: Throttle;
    RouteSettings: Record<string, Throttle>;
  }>("Api", "AWS::ApiGatewayV2::Stage");
  const rate = (route: string) => stage?.RouteSettings[route]?.ThrottlingRateLimit;
  expect(row("Throttle of van checks").limit).toBe(rate("POST /api/vehicle"));
  expect(row("Throttle of bookings").limit).toBe(rate("POST /api/book-my-garage"));
  expect(row("Throttle of the whole API").limit).toBe(
    stage?.DefaultRouteSettings.ThrottlingRateLimit,
  );
  const vehicle = Math.min(checks, rate("POST /api/vehicle") ?? 0);
  expect(row("Throttle of the whole API").load).toBe(Math.round(views + bookings + vehicle));
});

test("the web ACL's rules match the template", () => {
  const rules = properties<{ Rules: Rule[] }>("Edge", "AWS::WAFv2::WebACL").flatMap(
    ({ Rules }) => Rules,
  );
  const rule = (name: string) =>
    rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
  const { Limit = NaN, EvaluationWindowSec = NaN } = rule("requests") ?? {};
  expect(row("The renderer's calls").limit).toBe(Math.floor(Limit / EvaluationWindowSec));
  expect(document).toContain(
    `and ${Math.ceil((views * EvaluationWindowSec) / Limit)} or more addresses`,
  );
  const stated =
    /(\d+) bookings, .*? and ([\d,]+) documents in five minutes, and to (\d+) vehicle checks, (\d+) searches/.exec(
      readFileSync("docs/running.md", "utf8"),
    );
  expect(stated?.slice(1).map(toNumber)).toEqual([
    rule("bookings")?.Limit,
    rule("documents")?.Limit,
    rule("vehicles")?.Limit,
    rule("searches")?.Limit,
  ]);
});

test("executions run out if renders and API calls take their maximum time", () => {
  const ofBookings = defaultOf("Api", "BookingConcurrency");
  const all = ofBookings + defaultOf("Generation", "WritingConcurrency");
  const left = 1_000 - all;
  expect(document).toContain(`less the ${all} reserved leave ${left}`);
  expect(row("Executions in eu-west-2")).toEqual({
    load: Math.round(renders),
    limit: Math.floor(left / (renderWait + functionLimit())),
  });
  expect(row("Executions of bookings")).toEqual({
    load: oneDecimal(bookings),
    limit: ofBookings / functionLimit(),
  });
  const render = numberIn(costs, /100 k × ([\d.]+) s \(_assumed_\) × 0\.5 GB/);
  const ofRenderer = numberIn(document, /need ([\d,]+) executions for the renderer/);
  expect(Math.abs(ofRenderer - views * (renderWait + render))).toBeLessThan(2);
});

test("an execution's history and time end at the limits of the definition", () => {
  const effort = { worst: false };
  const { load, limit } = row("Events of a run's execution");
  const each = eventsInParent(effort);
  expect(document).toContain(
    `${each} events of 25,000 for each scope of ${maxTextsOfExecution} texts`,
  );
  expect(document).toContain(
    `a text has ${eventsOfText()} events, each pause adds ${eventsOfPause()}`,
  );
  expect(document).toContain(`with every retry and pause it has ${mostEventsOfText()} at most`);
  const parts = Math.floor((maxEvents - eventsOfParent(effort)) / each);
  expect(limit).toBe(parts * maxTextsOfExecution);
  const { regions, counties, places } = loadGazetteer();
  expect(load).toBe(regions.length + counties.length + places.length);
  const seconds = numberIn(document, /Row 10: (\d+) seconds a text/);
  const atOnce = defaultOf("Generation", "GenerationConcurrency");
  const secondsOfYear = 365 * secondsOfDay;
  expect(row("Duration of a run").limit).toBe((secondsOfYear / seconds) * atOnce);
});

test("the token budget ends at the number of texts that the costs imply", () => {
  // Each text takes a writing and a reading call.
  const calls = Array.from(
    costs.matchAll(/1,100 × \(([\d,]+) × \$0\.25 \+ ([\d,]+) × \$2\.00\)/g),
    ([, input = "", output = ""]) => toNumber(input) + toNumber(output),
  );
  expect(calls).toHaveLength(2);
  const ofText = calls.reduce((sum, tokens) => sum + tokens, 0) * 1.1;
  const budget = defaultOf("Generation", "DailyTokenBudget");
  expect(numberIn(document, /Row 1: ([\d,]+) tokens a text/)).toBe(Math.round(ofText));
  expect(row("Token budget").limit).toBe(Math.floor(budget / ofText));
  const ofThousand = numberIn(costs, /\*\*Sum\*\*, `gpt-5-mini` +\|[^|]*\| +\*\*\$([\d.]+)\*\*/);
  const night = (row("Token budget").load / 1_000) * ofThousand;
  expect(document).toContain(
    `$${Math.round(night)} a night, $${Math.round((Math.round(night * 100) / 100) * 30)} a month`,
  );
});

test("an account's cache policies suffice for the stated number of stages", () => {
  const policies = app.resources("Web", "AWS::CloudFront::CachePolicy").size;
  expect(policies).toBe(6);
  expect(row("Stages of one account").limit).toBe(Math.floor(20 / policies) + 1);
});

test("the bill matches the costs for the stated number of views", () => {
  const ofMillion = numberIn(costs, /\| \*\*Sum\*\* +\|[^|]*\| +\*\*\$([\d.]+)\*\*/);
  const month = numberIn(document, /\*\*(\d+) million page views/) * 30;
  expect(document).toContain(
    `${month} million views a month at $${ofMillion} a million are $${(month * ofMillion).toLocaleString("en-GB", { maximumFractionDigits: 0 })}`,
  );
  const rows = numberIn(document, /([\d,]+) bookings/) * 365 * bookingRetention.years;
  expect(numberIn(document, /are (\d+) million rows/)).toBe(Math.round(rows / 1e6));
});
