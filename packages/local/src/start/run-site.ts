import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { bootCloud } from "../boot.ts";
import { localClient } from "../dynamodb/ensure-table.ts";
import { explainStartError, lockDataDir } from "./data-dir.ts";
import { checkSettings, hashKeyFile, localParameters } from "./deploy-parameters.ts";
import { checkOpenFiles } from "./open-files.ts";
import { repository, runOnTerminal } from "./run-on-terminal.ts";
import { seedIfStale } from "./seed-places.ts";
import { openTextService, openVehicleServices } from "./services-in-use.ts";
import { StartError, type Settings } from "./settings.ts";
import { stationsInUse } from "./stations-in-use.ts";

export interface RunSiteOptions {
  settings: Settings;
  /** The port of the distribution; differs from `settings.port` if another server is in front. */
  cloudPort: number;
  /** The origin that visitors see, if different from the distribution's. */
  siteOrigin?: string;
  signal: AbortSignal;
}

const databaseTimeoutMs = 10_000;
const log = (line: string) => console.error(`[local] ${line}`);
const newKeyNotice =
  "registration-hash-key is missing from the data folder, so a new key was created. Restore the old key, or run `npm run ops -- rehash`. Until then, a vehicle's bookings cannot be exported or erased.";
const sampleDataNotice =
  "No keys for DVSA and DVLA are set, so vehicle lookups return sample data, labelled as such.";

/** Builds, synthesizes and seeds whatever is missing or stale, and boots the site. */
export async function runSite({ settings, cloudPort, siteOrigin, signal }: RunSiteOptions) {
  const { dataDir, dynamodbEndpoint: endpoint } = settings;
  checkOpenFiles();
  const folder = lockDataDir(dataDir);
  const resources = new AsyncDisposableStack();
  resources.defer(async () => folder.release());
  const closeOnDispose = <T extends { close: () => Promise<void> }>(resource: T): T =>
    resources.adopt(resource, ({ close }) => close());
  try {
    // Checked first, because reading the settings creates a missing key.
    const isKeyNew = !existsSync(hashKeyFile(settings));
    await checkPort(settings.port);
    await checkDatabase(endpoint);
    await runOnTerminal("scripts/synth.ts", [], { signal });
    const assemblyDir = join(repository, "cdk.out");
    checkSettings(settings, loadAssembly(assemblyDir));
    const stations = await stationsInUse(settings, signal);
    // Build output may be deployed and must be readable for other users; files stored from now on
    // must not be.
    process.umask(0o077);
    const textService = closeOnDispose(await openTextService(settings.textService));
    const vehicleServices = closeOnDispose(await openVehicleServices(settings.vehicleServices));
    if (vehicleServices.isSample) log(sampleDataNotice);
    const cloud = closeOnDispose(
      await bootCloud({
        assemblyDir,
        port: cloudPort,
        dataDir,
        siteOrigin,
        parameters: (url, assembly) => ({
          ...localParameters(settings, { site: siteOrigin ?? url, cloud: url }, assembly),
          ...textService.parameters,
          ...vehicleServices.parameters,
        }),
        filesBesideCode: { garages: stations.sampleFiles },
        secrets: { TextServiceKey: textService.apiKey, ...vehicleServices.secrets },
        engine: endpoint ? { endpoint } : {},
        echoLogs: settings.echoLogs,
        firewall: settings.firewall,
        log,
        prepare: async (database) => {
          if (isKeyNew && !database.tablesAreNew) log(newKeyNotice);
          await seedIfStale(database, { dataDir, stationsDir: stations.folder }, signal);
        },
      }),
    );
    signal.throwIfAborted();
    const { url, dynamodbEndpoint, servicesEndpoint, credentials, tableNames, parameters } = cloud;
    folder.announce({
      pid: process.pid,
      url: siteOrigin ?? url,
      dynamodbEndpoint,
      servicesEndpoint,
      credentials,
      tableName: tableNames[0] ?? "",
      partnerHosts: parameters.PartnerHosts?.split(",") ?? [],
      ...(parameters.DailyTokenBudget && { dailyTokens: Number(parameters.DailyTokenBudget) }),
    });
    if (stations.notice) log(stations.notice);
    return { cloud, close: () => resources.disposeAsync() };
  } catch (error) {
    await resources.disposeAsync();
    throw explainStartError(error, dataDir);
  }
}

/**
 * Throws a `StartError` if the port cannot be used. Checked before the build, which takes a minute.
 */
async function checkPort(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "is in use" : `cannot be opened (${error.code})`;
    reject(
      new StartError(
        `Port ${port} ${reason}. Stop the program that uses it, or set PORT to another port.`,
      ),
    );
  });
  probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  return promise;
}

/** Throws a `StartError` if a database is configured and does not respond. */
export async function checkDatabase(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const client = localClient(endpoint);
  try {
    await client.send(new ListTablesCommand({ Limit: 1 }), {
      abortSignal: AbortSignal.timeout(databaseTimeoutMs),
    });
  } catch (error) {
    const { code, name = "" } = error as Partial<NodeJS.ErrnoException>;
    throw new StartError(
      `DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds (${code ?? name}).`,
    );
  } finally {
    client.destroy();
  }
}
