import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type BookingCall } from "@vanfettle/core/booking/booking";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { runOps } from "./run-ops.ts";

/** A data folder and a table as a running site has them, without the site. */
export async function opsWorld() {
  const database = await startDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "ops-"));
  const deps = buildBookingDeps(database.table);
  writeFileSync(join(dataDir, "registration-hash-key"), deps.hashKey);
  const announce = (over: object = {}) =>
    writeFileSync(
      join(dataDir, "running.json"),
      JSON.stringify({
        pid: process.pid,
        url: "http://localhost:3999",
        dynamodbEndpoint: database.endpoint,
        tableName: database.tableName,
        partnerHosts: ["partner.example"],
        dailyTokens: 1_000_000,
        ...over,
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
      return request(deps, { payload, idempotencyKey: `web_${at}${payload.registration}` });
    },
    ops: (args: readonly string[], env: Record<string, string> = {}, input = "") =>
      runOps(args, { DATA_DIR: dataDir, ...env }, input),
    stop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OpsWorld = Awaited<ReturnType<typeof opsWorld>>;
