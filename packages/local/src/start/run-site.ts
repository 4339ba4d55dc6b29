import { createServer } from "node:net";
import { join } from "node:path";
import { bootCloud, type LocalCloud } from "../boot.ts";
import { claimDataDir } from "./data-dir.ts";
import { localParameters } from "./deploy-parameters.ts";
import { repository, runStep } from "./run-step.ts";
import { seedIfStale } from "./seed-places.ts";
import { StartError, type Settings } from "./settings.ts";
import { openTextService, type UsedTextService } from "./text-service.ts";

export interface RunSiteOptions {
  settings: Settings;
  /** Of the distribution; the settings' own unless something stands before it. */
  cloudPort: number;
  /** What visitors see, unless it is the distribution. */
  siteOrigin?: string;
  signal: AbortSignal;
}

export interface RunningSite {
  cloud: LocalCloud;
  close: () => Promise<void>;
}

const log = (line: string) => console.error(`[local] ${line}`);

/** From a checkout to a running site: whatever is missing or stale is made on the way. */
export async function runSite({ settings, cloudPort, siteOrigin, signal }: RunSiteOptions): Promise<RunningSite> {
  const dataDir = claimDataDir(settings.dataDir);
  let cloud: LocalCloud | undefined;
  let textService: UsedTextService | undefined;
  const close = async () => {
    await cloud?.close();
    await textService?.close();
    dataDir.release();
  };
  try {
    await refuseTakenPort(settings.port);
    await runStep("scripts/build.ts", [], { signal });
    await runStep("scripts/synth.ts", [], { signal });
    const writer = await openTextService(settings.textService);
    textService = writer;
    cloud = await bootCloud({
      assemblyDir: join(repository, "cdk.out"),
      port: cloudPort,
      dataDir: settings.dataDir,
      siteOrigin,
      parameters: (url) => localParameters(settings, { site: siteOrigin ?? url, cloud: url, textService: writer }),
      secretValue: writer.apiKey,
      engine: settings.dynamodbEndpoint ? { endpoint: settings.dynamodbEndpoint } : {},
      echoLogs: settings.echoLogs,
      firewall: settings.firewall,
      log,
      prepare: (database) => seedIfStale(database, settings, signal),
    });
    signal.throwIfAborted();
    const { url, dynamodbEndpoint, servicesEndpoint, tableNames, parameters } = cloud;
    dataDir.announce({
      pid: process.pid,
      url: siteOrigin ?? url,
      dynamodbEndpoint,
      servicesEndpoint,
      tableName: tableNames[0] ?? "",
      partnerHosts: parameters.PartnerHosts?.split(",") ?? [],
      ...(parameters.DailyTokenBudget && { dailyTokens: Number(parameters.DailyTokenBudget) }),
    });
    return { cloud, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Asked first: to hear it after a minute of building would be late. */
async function refuseTakenPort(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => {
    const why = error.code === "EADDRINUSE" ? "is in use" : `cannot be opened (${error.code})`;
    reject(new StartError(`Port ${port} ${why}. Stop what listens there, or set PORT to another one.`));
  });
  probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  return promise;
}
