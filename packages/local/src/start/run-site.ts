import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { bootCloud, type LocalCloud } from "../boot.ts";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { checkDatabase } from "./check-database.ts";
import { explainStartError, lockDataDir } from "./data-dir.ts";
import { checkSettings, hashKeyFile, localParameters } from "./deploy-parameters.ts";
import { repository, runOnTerminal } from "./run-on-terminal.ts";
import { seedIfStale } from "./seed-places.ts";
import { StartError, type Settings } from "./settings.ts";
import { stationsInUse } from "./stations-in-use.ts";
import { openTextService, type TextServiceInUse } from "./text-service.ts";
import { openVehicleServices, type VehicleServicesInUse } from "./vehicle-services.ts";

export interface RunSiteOptions {
  settings: Settings;
  /** The port of the distribution; differs from `settings.port` if another server is in front. */
  cloudPort: number;
  /** The origin that visitors see, if different from the distribution's. */
  siteOrigin?: string;
  signal: AbortSignal;
}

const log = (line: string) => console.error(`[local] ${line}`);

const newKeyNotice =
  "registration-hash-key is gone from the data folder, and a new one was made. Put the old one back, or run `npm run ops -- rehash`: until then no vehicle's bookings can be exported or erased.";

const sampleDataNotice = "No keys for DVSA and DVLA are set, so vehicle lookups return sample data, labelled as such.";

/** Builds, synthesizes and seeds whatever is missing or stale, and boots the site. */
export async function runSite({ settings, cloudPort, siteOrigin, signal }: RunSiteOptions) {
  const dataDir = lockDataDir(settings.dataDir);
  let cloud: LocalCloud | undefined;
  let textService: TextServiceInUse | undefined;
  let vehicleServices: VehicleServicesInUse | undefined;
  const close = async () => {
    await cloud?.close();
    await textService?.close();
    await vehicleServices?.close();
    dataDir.release();
  };
  try {
    // Checked first, because reading the settings creates a missing key.
    const isKeyNew = !existsSync(hashKeyFile(settings));
    await checkPort(settings.port);
    await checkDatabase(settings.dynamodbEndpoint);
    await runOnTerminal("scripts/synth.ts", [], { signal });
    const assemblyDir = join(repository, "cdk.out");
    checkSettings(settings, loadAssembly(assemblyDir));
    const stations = await stationsInUse(settings, signal);
    // Build output may be deployed and must be readable for other users; files stored from now on must not be.
    process.umask(0o077);
    const writer = await openTextService(settings.textService);
    textService = writer;
    const vehicles = await openVehicleServices(settings.vehicleServices);
    vehicleServices = vehicles;
    if (vehicles.isSample) log(sampleDataNotice);
    cloud = await bootCloud({
      assemblyDir,
      port: cloudPort,
      dataDir: settings.dataDir,
      siteOrigin,
      parameters: (url) =>
        localParameters(settings, {
          site: siteOrigin ?? url,
          cloud: url,
          textService: writer,
          vehicleServices: vehicles,
        }),
      filesBesideCode: { garages: stations.sampleFiles },
      secrets: { TextServiceKey: writer.apiKey, ...vehicles.secrets },
      engine: settings.dynamodbEndpoint ? { endpoint: settings.dynamodbEndpoint } : {},
      echoLogs: settings.echoLogs,
      firewall: settings.firewall,
      log,
      prepare: async (database) => {
        if (isKeyNew && !database.tablesAreNew) log(newKeyNotice);
        await seedIfStale(database, { dataDir: settings.dataDir, stationsDir: stations.folder }, signal);
      },
    });
    signal.throwIfAborted();
    const { url, dynamodbEndpoint, servicesEndpoint, credentials, tableNames, parameters } = cloud;
    dataDir.announce({
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
    return { cloud, close };
  } catch (error) {
    await close();
    throw explainStartError(error, settings.dataDir);
  }
}

/** Throws a `StartError` if the port cannot be used. Checked before the build, which takes a minute. */
async function checkPort(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "is in use" : `cannot be opened (${error.code})`;
    reject(new StartError(`Port ${port} ${reason}. Stop the program that uses it, or set PORT to another port.`));
  });
  probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  return promise;
}
