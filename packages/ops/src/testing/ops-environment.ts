import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestBooking, type BookingCall } from "@vanfettle/core/booking/booking";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { runInProcess } from "./run-in-process.ts";

/**
 * Starts a table and a data folder like a running site's, without the site. `storedWith` is the key
 * of stored bookings, if it differs from the key file, which ends with a line break like an edited
 * file.
 */
export async function startOpsEnvironment({ storedWith }: { storedWith?: string } = {}) {
  const database = await startDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "ops-"));
  const { hashKey, ...others } = buildBookingDeps(database.table);
  const deps = { ...others, hashKey: storedWith ?? hashKey };
  writeFileSync(join(dataDir, "registration-hash-key"), `${hashKey}\n`);
  const announce = (overrides: object = {}) =>
    writeFileSync(
      join(dataDir, "running.json"),
      JSON.stringify({
        pid: process.pid,
        url: "http://localhost:3999",
        dynamodbEndpoint: database.endpoint,
        tableName: database.tableName,
        servicesEndpoint: "http://localhost:3999",
        credentials: { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" },
        partnerHosts: ["partner.example"],
        dailyTokens: 1_000_000,
        ...overrides,
      }),
    );
  announce();
  return {
    database,
    dataDir,
    deps,
    announce,
    book: (payload: BookingCall["payload"], at: string) => {
      deps.at(at);
      return requestBooking(deps, { payload, idempotencyKey: `web_${at}${payload.registration}` });
    },
    ops: (args: readonly string[], env: Record<string, string> = {}, input = "") =>
      runInProcess(args, { DATA_DIR: dataDir, ...env }, input),
    stop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OpsEnvironment = Awaited<ReturnType<typeof startOpsEnvironment>>;
