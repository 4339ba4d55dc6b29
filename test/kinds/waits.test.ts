import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, isTest } from "../repository.ts";

/**
 * Every wait and lifetime of the product, by file, in its unit: timeouts, delays, retries, caches
 * and retention. A value that changes, comes or goes changes this table. What the code does with
 * each is tested beside it.
 */
const expected: Record<string, readonly string[]> = {
  "infra/api/http-api.ts": ["timeout 15 s"],
  "infra/api/operators.ts": [
    "accessTokenValidity 30 min",
    "idTokenValidity 30 min",
    "refreshTokenRotationGracePeriod 1 min",
    "refreshTokenValidity 8 h",
    "tempPasswordValidity 3 days",
  ],
  "infra/edge/cache-policies.ts": ["defaultTtl 0", "maxTtl 365 days", "minTtl 0"],
  "infra/edge/edge-renderer.ts": ["timeout 10 s"],
  "infra/edge/site-distribution.ts": ["ttl 0"],
  "infra/edge/firewall.ts": [
    "seconds 1 min",
    "seconds 1 min",
    "seconds 1 min",
    "seconds 1 min",
    "seconds 5 min",
    "seconds 5 min",
    "seconds 5 min",
    "seconds 5 min",
    "seconds 5 min",
  ],
  "infra/functions/built-function.ts": ["timeoutSeconds 10 s"],
  "infra/generation/generation-functions.ts": ["timeoutSeconds 20 s", "writeTimeoutSeconds 880 s"],
  "infra/generation/generation-machine.asl.json": [
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "IntervalSeconds 2 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 20 s",
    "MaxDelaySeconds 30 s",
    "TimeoutSeconds 1 min",
    "TimeoutSeconds 1 min",
    "TimeoutSeconds 12 h",
    "TimeoutSeconds 30 s",
    "TimeoutSeconds 30 s",
    "TimeoutSeconds 30 s",
    "TimeoutSeconds 30 s",
    "TimeoutSeconds 880 s",
    "TimeoutSeconds 890 s",
  ],
  "infra/generation/wake-schedule.ts": ["Duration 5 min", "timeoutSeconds 20 s"],
  "infra/operations/alarms.ts": [
    "Duration 1 days",
    "Duration 1 h",
    "Duration 1 min",
    "Duration 5 min",
  ],
  "infra/operations/dashboard.ts": ["Duration 5 min", "defaultInterval 1 days"],
  "packages/contract/src/booking/booking-retention.ts": [
    "backupDays 35 days",
    "erasedKeyDays * 86_400",
    "erasedKeyDays 36 days",
    "years 7",
  ],
  "packages/contract/src/booking/booking-rules.ts": ["duplicateBookingWindowMinutes 10 min"],
  "packages/contract/src/cache-times.ts": [
    "max-age 0",
    "max-age 0",
    "max-age 0",
    "max-age 0",
    "max-age 1 min",
    "max-age 1 min",
    "max-age 365 days",
    "max-age 5 min",
    "max-age 5 min",
    "s-maxage 1 days",
    "s-maxage 1 h",
    "s-maxage 1 h",
    "s-maxage 1 min",
    "s-maxage 1 min",
    "s-maxage 1 s",
    "s-maxage 5 s",
    "stale-while-revalidate 1 days",
    "stale-while-revalidate 1 days",
  ],
  "packages/contract/src/dates.ts": ["lastUtcHour 23 h"],
  "packages/contract/src/deployment.ts": ["logRetentionDays 90 days"],
  "packages/contract/src/endpoint.ts": ["originTimeoutSeconds 20 s"],
  "packages/contract/src/operator/operator-limits.ts": ["days 92 days"],
  "packages/core/src/audit/audit.ts": [
    "expiresAt * 1000",
    "keptDays * 86_400",
    "keptDays * 86_400_000",
    "keptDays 730 days",
  ],
  "packages/core/src/booking/booking-queries.ts": [
    "daysAgo * 86_400_000",
    "expiresAt * 1000",
    "hashKeyCheckDays 31 days",
  ],
  "packages/core/src/booking/booking.ts": ["duplicateBookingWindowMinutes * 60_000"],
  "packages/core/src/booking/tombstone.ts": ["expiresAt * 1000"],
  "packages/core/src/content/similarity/signatures.ts": ["cacheForMs 10 min"],
  "packages/core/src/generation/budget.ts": ["retentionDays * 86_400", "retentionDays 35 days"],
  "packages/core/src/generation/run-pause.ts": [
    "longWaitMs 20 s",
    "maxPauseMs 15 min",
    "maxWaitMs 45 s",
    "probeMs 4 min",
    "probePauseMs 20 s",
    "seconds * 1000",
  ],
  "packages/core/src/generation/metered-model.ts": [
    "renewAfterMs 20 s",
    "retentionDays * 86_400",
    "retentionDays 7 days",
  ],
  "packages/core/src/generation/progress.ts": ["cachedFor 1 min"],
  "packages/core/src/generation/run-lease.ts": ["leaseMs 90 s"],
  "packages/core/src/generation/run-machine.ts": [
    "startWaitsMs 100 ms, 200 ms, 400 ms, 800 ms, 1500 ms, 0",
    "startingMs 30 s",
  ],
  "packages/core/src/generation/run-wait.ts": ["dayMs 1 days"],
  "packages/core/src/generation/start-run.ts": ["maxDays 360 days"],
  "packages/core/src/generation/text-service-test.ts": ["longestTestMs 8 min"],
  "packages/core/src/generation/write-location.ts": [
    "maxPauses 3",
    "pauseSeconds 15 s",
    "storeRetryDelaysMs 500 ms, 2 s, 5 s",
    "waitSeconds 1 s",
  ],
  "packages/core/src/location/seed/seed-item.ts": ["longestPauseMs 2 s", "pauseMs 50 ms"],
  "packages/core/src/table/client-timeouts.ts": ["connectionTimeoutMs 500 ms"],
  "packages/core/src/table/dynamodb-client.ts": [
    "connectionTimeoutMs 300 ms",
    "requestTimeoutMs 800 ms",
  ],
  "packages/core/src/table/table-maintenance.ts": ["expiresAt * 1000"],
  "packages/core/src/text-model/openai.ts": [
    "callTimeoutSeconds * 1000",
    "callTimeoutSeconds 170 s",
  ],
  "packages/core/src/text-model/retry-after.ts": ["longestWaitSeconds 31 days"],
  "packages/core/src/vehicle/call-service.ts": [
    "longestWaitSeconds 1 days",
    "openAfterFailuresMs 30 s",
    "serviceTimeoutMs 2500 ms",
    "waitSeconds * 1000",
  ],
  "packages/core/src/vehicle/check-vehicle.ts": ["cachedMs 10 min", "retryAfterSeconds 5 s"],
  "packages/core/src/vehicle/dvla.ts": ["openAfterRateLimitMs 30 s"],
  "packages/core/src/vehicle/dvsa.ts": [
    "marginMs 1 min",
    "openAfterRateLimitMs 3 min",
    "seconds * 1000",
  ],
  "packages/edge/src/origin-request.ts": ["apiTimeoutMs 4 s"],
  "packages/edge/src/responses.ts": ["retryAfterSeconds 30 s"],
  "packages/functions/src/adapters/cloudfront-page-cache.ts": ["requestTimeoutMs 3 s"],
  "packages/functions/src/adapters/secrets.ts": ["keyCacheMs 5 min", "requestTimeoutMs 2 s"],
  "packages/functions/src/adapters/step-functions-machine.ts": ["requestTimeoutMs 2 s"],
  "packages/functions/src/agent/mcp.ts": ["ttlMs 1 h"],
  "packages/functions/src/generation/write-location.ts": ["OPENAI_TIMEOUT_SECONDS * 1000"],
  "packages/functions/src/http/http-response.ts": ["unavailableSeconds 5 s"],
  "packages/functions/src/vehicle/check-by-api.ts": ["timeoutMs 7 s"],
  "packages/ops/src/booking/bookings-command.ts": ["dayMs 1 days"],
  "packages/ops/src/dashboard/errors-command.ts": ["hours * 3_600", "pollMs 500 ms"],
  "packages/ops/src/dashboard/read-dashboard.ts": ["dayMs 1 days", "timeoutMs 10 s"],
  "packages/ops/src/dashboard/site-answers.ts": ["timeoutMs 10 s"],
  "packages/ops/src/deploy/cdk-toolkit.ts": ["progressMs 30 s"],
  "packages/ops/src/deploy/deploy-stage.ts": ["pollMs 5 s"],
  "packages/ops/src/deploy/next-steps.ts": ["confirmationMs 3 days", "timeout 10 s"],
  "packages/ops/src/deploy/retained-resources.ts": ["maxWaitTime 1800"],
  "packages/ops/src/deploy/station-list.ts": ["renewalMonths 3", "timeout 30 s"],
  "packages/ops/src/site/call-api.ts": ["timeoutMs 35 s"],
  "packages/ops/src/site/local-site.ts": ["timeout 5 s"],
  "packages/ops/src/site/site.ts": ["requestTimeoutMs 10 s"],
  "packages/ops/src/site/stage-site.ts": ["indexLagMs 2 s"],
  "packages/ops/src/smoke/smoke-test.ts": ["lastRoundMs 2 min"],
  "packages/ops/src/smoke/visited-site.ts": ["pauseMs 5 s", "timeoutMs 20 s"],
  "packages/ops/src/stage/sign-in-command.ts": ["signInTimeoutMs 10 min"],
  "packages/ops/src/station/deployed-station-file.ts": ["downloadMs 1 min", "maxWaitTime 120"],
  "packages/stations/src/importer/main.ts": ["idleMs 30 s"],
  "packages/vans/src/calendar-day.ts": ["dayMs 1 days"],
  "packages/vans/src/calendar-entries.ts": ["daysBeforeDue 14 days"],
  "packages/web/src/api/client.ts": ["(originTimeoutSeconds + 5) * 1000"],
  "packages/web/src/api/query-client.ts": ["gcTime Infinity", "staleTime Infinity"],
  "packages/web/src/api/retry-while-busy.ts": [
    "longestWaitSeconds 1 min",
    "waitsWhileBusy 2, 4, 8, 16, 16",
  ],
  "packages/web/src/app/entry-client.tsx": ["setTimeout 100 ms"],
  "packages/web/src/app/hold-press.ts": ["heldMs 30 s", "leavingMs 20 s"],
  "packages/web/src/app/start-when-idle.ts": ["setTimeout 200 ms", "setTimeout 3 s"],
  "packages/web/src/features/booking/booking-key.ts": ["lifetimeMs 1 h"],
  "packages/web/src/features/booking/leave-for-partner.ts": [
    "readingTimeMs 600 ms",
    "timeoutMs 1500 ms",
  ],
  "packages/web/src/features/legal/legal-terms.ts": [
    "enquiryResponseBusinessDays 5 days",
    "liabilityMonths 12",
    "privacyResponseDays 30 days",
  ],
  "packages/web/src/features/vehicle/turns.ts": ["msBetweenRequests 150 ms", "seconds * 1000"],
  "packages/web/src/features/location/use-prefetch-locations.ts": ["setTimeout 1 s"],
  "packages/web/src/features/van-requests/send-requests.ts": ["seconds * 1000"],
  "packages/web/src/features/vehicle/use-registration-check.ts": ["seconds * 1000"],
  "packages/web/src/features/vehicle/van-check-entry.ts": ["longestCertificateMonths 14"],
  "packages/web/src/ui/focus.ts": ["renderMs 100 ms"],
  "packages/web/src/ui/spinner.tsx": ["longWaitMs 5 s"],
  "packages/web/src/ui/overlays/toasts.ts": ["durationMs 5 s", "removeDelayMs 1000 s"],
  "packages/web/src/ui/save-file.ts": ["setTimeout 1 min"],
};

// The law's periods have tests of their own, and the tables of examples have no waits.
const deployed = files.filter(
  (file) =>
    (/^(?:infra|stacks)\/.*\.(?:ts|asl\.json)$/.test(file) ||
      /^packages\/(?:vans|contract|core|functions|web|edge|stations|ops)\/src\/.*\.tsx?$/.test(
        file,
      )) &&
    !/^packages\/(?:web\/src\/admin|stations\/src\/open-data|vans\/src\/law)\/|\/corpus\/|-table\.ts$/.test(
      file,
    ) &&
    !isTest(file),
);

/** The words of a name that make its number a time. */
const timeWord =
  /^(?:ms|seconds?|minutes?|hours?|days?|weeks?|months?|years|timeout|ttl|maxage|lifetime|delay|retention|interval|period|waits?|pauses?|stale|gc)$/;
const isTime = (name: string): boolean =>
  !name.endsWith("AtOnce") &&
  name.split(/(?=[A-Z])/).some((word) => timeWord.test(word.toLowerCase()));

const units: readonly (readonly [name: string, ms: number, label: string])[] = [
  ["days", 86_400_000, "days"],
  ["hours", 3_600_000, "h"],
  ["minutes", 60_000, "min"],
  ["seconds", 1_000, "s"],
  ["ms", 1, "ms"],
];

/** Returns a time in the largest unit of which it is a whole number, or else the number. */
function inUnit(value: number, unit: string | undefined): string {
  const [, factor] = units.find(([name]) => name === unit) ?? [];
  if (!factor || value === 0) return String(value);
  const ms = value * factor;
  const [, size = 1, label = "ms"] = units.find(([, each]) => ms % each === 0) ?? [];
  return `${ms / size} ${label}`;
}

/** Returns the product of numbers as in source, or a list of numbers. */
const valuesOf = (text: string): number[] =>
  text.split(",").map((each) =>
    each
      .replaceAll(/[[\]_\s]/g, "")
      .split("*")
      .reduce((product, factor) => product * Number(factor), 1),
  );

const unitOf = (name: string): string | undefined =>
  name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/^(second|minute|hour|day)$/, "$1s"))
    .findLast((word) => units.some(([each]) => each === word));

const number = String.raw`-?(?:\d[\d_]*(?:\.\d+)?(?:\s*\*\s*\d[\d_]*)*|Infinity)`;
const named = new RegExp(
  String.raw`"?(?<![-\w])([A-Za-z]\w*)"?(?:: [\w<>[\] ]+)?\s*[:=]\s*(${number}|\[\s*${number}(?:,\s*${number})*,?\s*\])(?![\w.(]|\s*\*)`,
  "g",
);
const called = new RegExp(
  String.raw`\b(setTimeout|setInterval|wait|pause|sleep|timeout|cachedFor)\((?:[^;]*?, )?(${number})[,)]`,
  "g",
);
const durations = new RegExp(String.raw`(?:(\w+): )?\bDuration\.(\w+)\((${number})\)`, "g");
const directives = /\b((?:s-)?max-?age|stale-while-revalidate|stale-if-error)=(\d+)/g;
const products =
  /(\b[A-Za-z]\w*|\([A-Za-z]\w* [+-] \d+\)) \* ((?:1_000|60_000|3_600_000|86_400_000|86_400|3_600|3600|1000|60))\b/g;

/** Returns the waits and lifetimes of a source, each with its name and its time. */
function waitsIn(source: string): string[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = [
    ...[...text.matchAll(named)]
      // A zero is a start of counting, or the lack of a wait.
      .filter(([, name = "", value = ""]) => isTime(name) && value !== "0")
      .map(([, name = "", value = ""]) => {
        const times = valuesOf(value.replace(/,\s*\]$/, "]"));
        return `${name} ${times.map((each) => inUnit(each, unitOf(name))).join(", ")}`;
      }),
    ...[...text.matchAll(called)].map(
      ([, name = "", value = ""]) => `${name} ${inUnit(valuesOf(value)[0] ?? 0, "ms")}`,
    ),
    ...[...text.matchAll(durations)].map(
      ([, name = "Duration", unit = "", value = ""]) =>
        `${name} ${inUnit(valuesOf(value)[0] ?? 0, unit)}`,
    ),
    ...[...text.matchAll(directives)].map(
      ([, name = "", value = ""]) => `${name} ${inUnit(Number(value), "seconds")}`,
    ),
    ...[...text.matchAll(products)].map(([, name, factor]) => `${name} * ${factor}`),
  ];
  return found.toSorted();
}

test("every wait and lifetime has the value of the table", () => {
  const actual = deployed.flatMap((file) => {
    const waits = waitsIn(readFileSync(file, "utf8"));
    return waits.length > 0 ? [[file, waits] as const] : [];
  });
  expect(deployed.length).toBeGreaterThan(400);
  expect(Object.fromEntries(actual)).toEqual(expected);
});

test.each([
  ["const renewAfterMs = 20_000;", ["renewAfterMs 20 s"]],
  ["const cacheForMs: number = 10 * 60_000;", ["cacheForMs 10 min"]],
  ["const waitsWhileBusy: readonly number[] = [2, 4];", ["waitsWhileBusy 2, 4"]],
  ["setTimeout(() => URL.revokeObjectURL(address), 60);", ["setTimeout 60 ms"]],
  ["{ waitedMs: 0, retryAfterSeconds: 90 }", ["retryAfterSeconds 90 s"]],
  ["minTtl: Duration.days(365)", ["minTtl 365 days"]],
  ['"public, max-age=60"', ["max-age 1 min"]],
  ['"TimeoutSeconds": 120', ["TimeoutSeconds 2 min"]],
  ["now + retentionDays * 86_400", ["retentionDays * 86_400"]],
  ["(originTimeoutSeconds + 5) * 1000", ["(originTimeoutSeconds + 5) * 1000"]],
  ["/* waitMs = 5 */ const count = 7;", []],
])("finds them in `%s`", (source, found) => {
  expect(waitsIn(source)).toEqual(found);
});
