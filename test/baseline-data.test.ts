import { BatchWriteItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "@vanfettle/core/audit/audit";
import { requestBooking } from "@vanfettle/core/booking/booking";
import {
  listBookingsOfDay,
  listBookingsOfRegistration,
} from "@vanfettle/core/booking/booking-queries";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { findUsedRegistrationKeys } from "@vanfettle/core/booking/registration-key";
import { eraseYourBooking, showBooking } from "@vanfettle/core/booking/your-booking";
import { otherSignatures } from "@vanfettle/core/content/similarity/signatures";
import { getPage } from "@vanfettle/core/content/text/location-page";
import { publishVersion } from "@vanfettle/core/content/versions/publish-version";
import { listVersions } from "@vanfettle/core/content/versions/version-repository";
import { runUsage } from "@vanfettle/core/generation/content-run";
import { readProgress } from "@vanfettle/core/generation/progress";
import { listRuns } from "@vanfettle/core/generation/run-history";
import { startRun } from "@vanfettle/core/generation/start-run";
import { findLocation, listCore, listRegions } from "@vanfettle/core/location/location";
import { listContentLocations, listIndexed } from "@vanfettle/core/location/location-lists";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import {
  installedEngines,
  startEngine,
  type Engine,
} from "@vanfettle/core/testing/dynamodb-engine";
import { acceptingReader, createFakeTextModel } from "@vanfettle/core/testing/fake-text-model";
import { fakeMachine } from "@vanfettle/core/testing/generation-harness";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { resolveAssembly } from "../packages/local/src/assembly/intrinsics.ts";
import { tables } from "../packages/local/src/assembly/tables.ts";
import { ensureTable, localClient } from "../packages/local/src/dynamodb/ensure-table.ts";
import { templatesOfToday, type StackTemplate } from "./deploy/release-stack.ts";
import { seedRows } from "./release/baseline-data.ts";
import { baselineData, baselineTemplates } from "./release/baseline.ts";

const { rows, place, regionSlug, runs, kept, erased, bookings, keys, storedAt } = baselineData();

/** Returns a release's table, read from the templates like in the local cloud. */
function tableOf(templates: readonly StackTemplate[]) {
  const stacks = templates.map((each) => ({
    ...each,
    account: "000000000000",
    assets: new Map<string, string>(),
  }));
  const [table] = tables(resolveAssembly({ stacks }));
  if (!table) throw new Error("The templates have no table.");
  return table;
}

let today: StackTemplate[];
beforeAll(async () => {
  today = await templatesOfToday();
});

describe.each(installedEngines())(
  "the rows of the stored release, opened in this release on %s,",
  (engineName) => {
    let engine: Engine;
    let deps: ReturnType<typeof toDeps>;
    beforeAll(async () => {
      engine = await startEngine(engineName);
      const client = localClient(engine.endpoint);
      const before = tableOf(baselineTemplates());
      await ensureTable(client, before);
      for (let n = 0; n < rows.length; n += 25) {
        const RequestItems = {
          [before.id]: rows.slice(n, n + 25).map((Item) => ({ PutRequest: { Item } })),
        };
        await client.send(new BatchWriteItemCommand({ RequestItems }));
      }
      const { id } = tableOf(today);
      if (await ensureTable(client, tableOf(today))) {
        throw new Error("This release has another table.");
      }
      deps = toDeps(openTable({ client, table: id }));
    });
    afterAll(() => engine.stop());

    /**
     * Sets the clock to an hour after the rows were stored, which keeps bookings from expiring as
     * the baseline ages.
     */
    function toDeps(table: ReturnType<typeof openTable>) {
      const booking = buildBookingDeps(
        table,
        new Date(Date.parse(storedAt) + 3_600_000).toISOString(),
      );
      return {
        ...booking,
        ...keys,
        newId: createNewId(booking.clock),
        untilIndexed: () => Promise.resolve(),
        pageCache: { invalidate: () => Promise.resolve() },
        machine: fakeMachine().machine,
        dailyTokens: 10_000_000,
        sleep: () => Promise.resolve(),
        scopeSizes: () => Promise.resolve(new Map<string, number>()),
      };
    }
    const statesOf = async (slug: string) =>
      (await listVersions(deps, await findLocation(deps, slug))).map(
        ({ version, state }) => `${version} ${state}`,
      );
    const target = { slug: place, kind: "place" } as const;
    const by = "ann@example.com";

    test("can be read: pages, lists, sitemap, texts and their similarity signatures, runs, bookings and keys", async () => {
      const slugs = seedRows().map(({ canonicalSlug }) => canonicalSlug);
      for (const slug of slugs) {
        // The stored texts have slots of facts in another form, so their pages show the default.
        expect(await getPage(deps, slug), slug).toMatchObject({ slug, servicing_content: null });
      }
      expect((await listCore(deps)).map(({ slug }) => slug)).toContain(place);
      expect((await listRegions(deps)).find(({ slug }) => slug === regionSlug)).toMatchObject({
        name: "Wales",
      });
      expect((await listIndexed(deps, regionSlug)).map(({ slug }) => slug).toSorted()).toEqual(
        slugs.toSorted(),
      );
      expect((await listContentLocations(deps)).locations).toMatchObject([
        { hasContent: true },
        { hasContent: true },
      ]);
      expect(await statesOf(place)).toEqual(["2 draft", "1 live"]);
      expect(await otherSignatures(deps, await findLocation(deps, place))).not.toEqual([]);
      expect((await listRuns(deps)).runs.map(({ runId }) => runId)).toEqual(runs.toReversed());
      expect(runUsage(await readProgress(deps))).toMatchObject({ runId: runs.at(-1) });
      expect((await listAudit(deps)).entries).not.toEqual([]);
      expect(await listBookingsOfDay(deps, bookings.day)).toHaveLength(bookings.count);
      expect(await showBooking(deps, kept.token)).toMatchObject({
        registration: kept.payload.registration,
      });
      await expect(showBooking(deps, erased.token)).rejects.toMatchObject({
        code: "booking_not_found",
      });
      expect(await findUsedRegistrationKeys(deps)).toEqual({ isOwnUsed: true, others: [] });
    });

    test("can be updated: seeding keeps the texts, and a repeated booking returns the stored booking", async () => {
      const page = await getPage(deps, place);
      const changed = seedRows().map((row) => ({ ...row, garageCount: 99 }));
      expect(await seedLocations(deps, changed)).toMatchObject({ unchanged: 0 });
      expect(await getPage(deps, place)).toMatchObject({
        garageCount: 99,
        servicing_meta_title: page.servicing_meta_title,
      });
      const { payload, idempotencyKey, redirectUrl, token } = kept;
      expect(await requestBooking(deps, { payload, idempotencyKey })).toEqual({
        redirectUrl,
        token,
      });
      const again = requestBooking(deps, {
        payload: erased.payload,
        idempotencyKey: erased.idempotencyKey,
      });
      await expect(again).rejects.toMatchObject({ code: "booking_erased" });
      await requestBooking(deps, {
        payload: { ...payload, registration: "ZZ03CAN" },
        idempotencyKey: undefined,
      });
      expect(await listBookingsOfDay(deps, bookings.day)).toHaveLength(bookings.count + 1);
    });

    test("can be published: the text of a new run, but no text with slots of facts in another form", async () => {
      await expect(publishVersion(deps, target, 2, { by })).rejects.toMatchObject({
        code: "version_not_publishable",
      });
      const limits = { modelNames: ["vanfettle-local-test"] as const, dailyTokens: 10_000_000 };
      const request = { kind: "region", region: regionSlug } as const;
      const { runId } = await startRun({ ...deps, ...limits }, request, by);
      await runSteps(
        {
          ...deps,
          model: createFakeTextModel(),
          reader: acceptingReader,
          publishAutomatically: true,
        },
        runId,
      );
      expect(await statesOf(place)).toEqual(["3 live", "2 superseded", "1 superseded"]);
      expect((await getPage(deps, place)).servicing_content).toContain("<h2>");
    });

    test("can be erased: by booking link and by registration", async () => {
      const { registration } = kept.payload;
      await eraseYourBooking(deps, kept.token);
      await expect(showBooking(deps, kept.token)).rejects.toMatchObject({
        code: "booking_not_found",
      });
      expect(await listBookingsOfRegistration(deps, registration)).toHaveLength(1);
      expect(await eraseBookings(deps, { registration, operator: by })).toMatchObject({
        bookings: 1,
      });
      expect(await listBookingsOfRegistration(deps, registration)).toEqual([]);
    });
  },
);
