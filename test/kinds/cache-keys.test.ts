import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPayload, hashRegistration } from "@vanfettle/core/booking/booking-hashes";
import { loadPaidResponses } from "@vanfettle/core/generation/metered-model";
import { factsHash, hashOf } from "@vanfettle/core/location/facts/fact-list";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { buildFactRecord } from "@vanfettle/core/testing/text-builders";
import { recentResults } from "@vanfettle/core/vehicle/check-vehicle";
import { entityTags } from "@vanfettle/edge/document";
import type { Api } from "@vanfettle/web/api/client";
import { createQueries } from "@vanfettle/web/api/queries";
import { createBookingKeys } from "@vanfettle/web/features/booking/booking-key";
import { visitRecord } from "@vanfettle/web/features/calendar/calendar-records";
import { findQuery } from "@vanfettle/web/features/find/find-query";
import { locationQuery } from "@vanfettle/web/features/location/location-query";
import { nearStationsQuery } from "@vanfettle/web/features/station/near-stations-query";
import { requestKeysOf } from "@vanfettle/web/features/van-requests/request-keys";
import { stubServer } from "@vanfettle/web/testing/stub-server";
import { storedBookingQuery } from "../../packages/web/src/features/booking/your-booking/booking-card.tsx";
import { isTest, sources } from "../repository.ts";

type Parts = Readonly<Record<string, readonly [usual: unknown, ...others: unknown[]]>>;
type Input<P extends Parts> = { [Name in keyof P]: P[Name][number] };

interface Cache<P extends Parts> {
  name: string;
  file: string;
  /**
   * The parts of the key. The values of each differ from its first at their start or at their end.
   */
  parts: P;
  /** Returns what is equal for two inputs exactly where they share an entry. */
  entry: (input: Input<P>) => unknown;
}

const cache = <const P extends Parts>({ name, file, parts, entry }: Cache<P>) => ({
  name,
  file,
  parts,
  /** Returns the entry for the first values, but for another value of the given part. */
  entryWith: (other?: string, value?: unknown) =>
    entry(
      Object.fromEntries(
        Object.entries(parts).map(([part, [usual]]) => [part, part === other ? value : usual]),
      ) as Input<P>,
    ),
});

/** The cache of a query in the browser and at the edge. */
const query = <const P extends Parts>({
  query: create,
  ...others
}: Omit<Cache<P>, "entry"> & { query: (api: Api, input: Input<P>) => Query }) =>
  cache({ ...others, entry: (input) => JSON.stringify(create(unused, input).queryKey) });

type Query = { queryKey: readonly unknown[]; queryFn?: unknown };

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const unused = stubServer().api;
const web = "packages/web/src";
const core = "packages/core/src";

const bookingParts = {
  registration: ["AB12CDE", "AC12CDE", "AB12CDF"],
  postcode: ["SW1A1AA", "NW1A1AA", "SW1A1AB"],
  serviceType: ["mot", "full-service"],
  location: ["Newport", "Newpont", "Ashford"],
  locationSlug: ["newport-gwent", "newport-isle-of-wight"],
} as const;

/** Returns a number for each value, the same for the same value. */
function numbering(): (value: unknown) => number {
  const numbers = new Map<unknown, number>();
  return (value) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
}

const caches = [
  query({
    name: "a page's fixed query",
    file: `${web}/api/queries.ts`,
    parts: { of: ["services", "regions"] },
    query: (api, { of }) => createQueries(api)[of],
  }),
  query({
    name: "the home page's query",
    file: `${web}/api/queries.ts`,
    parts: { of: ["popularCities", "countsSource"] },
    query: (api, { of }) => createQueries(api)[of],
  }),
  query({
    name: "a stored booking",
    file: `${web}/features/booking/your-booking/booking-card.tsx`,
    parts: { token: ["1-token-1", "2-token-1", "1-token-2"] },
    query: (api, { token }) => storedBookingQuery(api, token),
  }),
  query({
    name: "a location",
    file: `${web}/features/location/location-query.ts`,
    parts: {
      page: ["van-mot", "van-servicing"],
      parent: ["kent/", "essex/", ""],
      slug: ["maidstone", "maidstock", "headstone"],
    },
    query: (api, { page, parent, slug }) => locationQuery(api, `/${page}/${parent}${slug}/`),
  }),
  query({
    name: "the stations near a postcode",
    file: `${web}/features/station/near-stations-query.ts`,
    parts: { postcode: ["QX1 1AA", "LX1 1AA", "QX1 1AB"], vanClass: ["4", "7"] },
    query: nearStationsQuery,
  }),
  query({
    name: "a search",
    file: `${web}/features/find/find-query.ts`,
    parts: { text: ["leeds", "leeds west yorkshire"] },
    query: findQuery,
  }),
  cache({
    name: "the key of a form's booking",
    file: `${web}/features/booking/booking-key.ts`,
    parts: bookingParts,
    entry: (() => {
      const keys = createBookingKeys();
      return (sent: Parameters<typeof keys.keyFor>[0]) => keys.keyFor(sent);
    })(),
  }),
  cache({
    name: "the keys of a van's requests",
    file: `${web}/features/van-requests/request-keys.ts`,
    parts: { registration: ["AB12CDE", "AC12CDE", "AB12CDF"] },
    entry: (() => {
      const numberOf = numbering();
      return ({ registration }: { registration: string }) => numberOf(requestKeysOf(registration));
    })(),
  }),
  cache({
    name: "the calendar record of a van with a registration",
    file: `${web}/features/calendar/calendar-records.ts`,
    parts: { registration: ["AB12CDE", "AC12CDE", "AB12CDF"] },
    entry: ({ registration }) =>
      visitRecord({ van: { registration, key: "" } as never, label: "" }).id,
  }),
  cache({
    name: "the calendar record of a van without a registration",
    file: `${web}/features/calendar/calendar-records.ts`,
    parts: { key: ["2027-05-15", "2027-05-16"], label: ["White", "Blue"] },
    entry: ({ key, label }) => visitRecord({ van: { registration: null, key } as never, label }).id,
  }),
  cache({
    name: "a paid response",
    file: `${core}/generation/metered-model.ts`,
    parts: {
      planId: ["plan-1", "plan-2"],
      kind: ["place", "county"],
      slug: ["durham", "kent"],
      format: ["text", "reading"],
      instructions: ["Write.", "Read.", "Write!"],
      input: ["Facts of Durham", "Facts of Kent", "Acts of Durham"],
    },
    async entry({ planId, kind, slug, format, instructions, input }) {
      const deps = { table: database.table, clock: () => new Date("2026-07-01T23:30:00Z") };
      const paid = await loadPaidResponses(deps, { kind, slug, planId });
      const request = { format: { name: format }, instructions, input } as never;
      const known = paid.find(request);
      if (known && "value" in known) return known.value;
      const value = JSON.stringify([planId, kind, slug, format, instructions, input]);
      const usage = { calls: 1, inputTokens: 12, outputTokens: 8 };
      await paid.keep(request, { value, model: "m-1", usage });
      return value;
    },
  }),
  cache({
    name: "a vehicle's recent results",
    file: `${core}/vehicle/check-vehicle.ts`,
    parts: { registration: ["AB12CDE", "AC12CDE", "AB12CDF"] },
    entry: (() => {
      const recent = recentResults(() => new Date("2026-07-01T23:30:00Z"));
      let count = 0;
      return ({ registration }: { registration: string }) => {
        if (!recent.get(registration)) recent.set(registration, { count: (count += 1) } as never);
        return recent.get(registration);
      };
    })(),
  }),
  cache({
    name: "a booking's request",
    file: `${core}/booking/booking-hashes.ts`,
    parts: {
      hashKey: ["key-1", "key-2"],
      ...bookingParts,
      customerDetails: [{ notes: "a" }, { notes: "b" }],
    },
    entry: ({ hashKey, ...row }) => hashPayload(hashKey, row as never),
  }),
  cache({
    name: "the bookings of a registration",
    file: `${core}/booking/booking-hashes.ts`,
    parts: { hashKey: ["key-1", "key-2"], registration: ["AB12CDE", "AC12CDE", "AB12CDF"] },
    entry: ({ hashKey, registration }) => hashRegistration(hashKey, registration),
  }),
  cache({
    name: "the facts of a text",
    file: `${core}/location/facts/fact-list.ts`,
    parts: {
      name: ["Reigate", "Redhill"],
      county: ["Surrey", "Kent"],
      region: ["South East", "South West"],
    },
    entry: (facts) => factsHash(buildFactRecord(facts)),
  }),
  cache({
    name: "a hash of parts",
    file: `${core}/location/facts/fact-list.ts`,
    parts: { first: ["a", "ab"], second: ["bc", "c"] },
    entry: ({ first, second }) => hashOf(first, second),
  }),
  cache({
    name: "a document",
    file: "packages/edge/src/document.ts",
    parts: {
      template: ["<p>1</p>", "<p>2</p>"],
      css: ["p{}", "b{}"],
      head: ["<title>1</title>", "<title>2</title>"],
      body: ["<h1>1</h1>", "<h1>2</h1>"],
    },
    entry: ({ template, ...page }) => entityTags(template)(page as never),
  }),
];

/** The other files that hash, keep or cache, with the reason why they have no key of parts. */
const withoutParts: Record<string, string> = {
  [`${core}/content/checks/own-names.ts`]: "the key is the record itself",
  [`${core}/content/similarity/signatures.ts`]: "signatures.test.ts stores a text in two regions",
  [`${core}/generation/progress.ts`]: "one entry",
  [`${core}/location/seed/seed-item.ts`]: "hashes everything that it stores",
  [`${core}/table/new-id.ts`]: "hashes a name",
  [`${core}/table/put-back.ts`]: "hashes the whole row",
  [`${web}/features/booking/use-booking-form.ts`]: "keeps the keys of booking-key.ts",
  [`${web}/features/booking/van-to-check.ts`]: "one entry",
  [`${web}/ui/focus.ts`]: "one press and one status",
  [`${web}/ui/keep-in-place.ts`]: "one control",
  [`${web}/ui/lazy-part.tsx`]: "one component for each part",
  [`${web}/ui/load-part.ts`]: "the key is the element itself",
  [`${web}/ui/overlays/toasts.ts`]: "one list",
  "packages/functions/src/adapters/secrets.ts": "one entry for each secret",
  "packages/functions/src/http/http-response.ts": "hashes the whole response",
  "packages/functions/src/http/request-checks.ts": "compares, and keeps nothing",
  "packages/stations/src/importer/download.ts": "compares, and keeps nothing",
  "packages/stations/src/importer/fetch-files.ts": "compares, and keeps nothing",
};

test("every file that caches by a key is in a table above", () => {
  const keeps =
    /queryKey: \[|\bcachedFor\(|\bnew LRUCache|\bcreateHash\(|\bcreateHmac\(|\bnew WeakMap|\bkeptInDocument\(/;
  const found = sources.filter(
    (file) =>
      /^packages\/(?:contract|core|edge|functions|stations|vans|web)\/src\//.test(file) &&
      !/^packages\/(?:web\/src\/admin|stations\/src\/open-data)\//.test(file) &&
      !/\/(?:cached-for|kept-in-document)\.ts$/.test(file) &&
      !isTest(file) &&
      keeps.test(readFileSync(file, "utf8")),
  );
  const stated = [...caches.map(({ file }) => file), ...Object.keys(withoutParts)];
  // `createBookingKeys` has a map of its own.
  stated.splice(stated.indexOf(`${web}/features/booking/booking-key.ts`), 1);
  expect([...new Set(stated)].toSorted()).toEqual(found.toSorted());
});

const cases = caches.flatMap((each) =>
  Object.entries(each.parts).flatMap(([part, [, ...others]]: [string, Parts[string]]) =>
    others.map((value) => [each.name, part, value, each] as const),
  ),
);

test.each(cases)("%s has another entry for another %s, %j", async (_, part, value, each) => {
  const usual = await each.entryWith();
  const other = await each.entryWith(part, value);
  expect(other).not.toEqual(usual);
  expect(await each.entryWith(part, value)).toEqual(other);
});

/** So many registrations that some share a code of 20 bits. */
const registrations = Array.from(
  { length: 4_000 },
  (_, n) =>
    `AB${10 + (n % 50)}${String.fromCharCode(65 + (n % 26), 65 + ((n / 26) % 26))}${"XYZ"[n % 3]}`,
);

test("the registrations are enough to share a short code", () => {
  const codeOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 5);
  expect(new Set(registrations).size).toBe(registrations.length);
  expect(new Set(registrations.map(codeOf)).size).toBeLessThan(registrations.length);
});

const ofRegistrations = caches.filter(({ parts }) => "registration" in parts);

test.each(ofRegistrations.map((each) => [each.name, each] as const))(
  "%s has an entry of its own for each of many registrations",
  async (_, { entryWith }) => {
    const entries = new Set<unknown>();
    for (const registration of registrations) {
      entries.add(await entryWith("registration", registration));
    }
    expect(entries.size).toBe(registrations.length);
  },
);
