import { runSite } from "../../packages/local/src/start/run-site.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { serveMessages } from "../measure/serve-messages.ts";

export interface SiteMessage {
  action: "addresses" | "clear-cache" | "resident-bytes";
}

export interface SiteAddresses {
  url: string;
  /** The name of the DynamoDB engine. */
  engine: string;
  dynamodbEndpoint: string;
  /** The URL of the engine behind that endpoint. */
  engineEndpoint: string;
  /** The machine owner's credentials, which the endpoint requires. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
  tableName: string;
}

process.env.TZ = "UTC";
// The figures are for a site without a list, unless a measurement imports a list.
const settings = readSettings({ SAMPLE_STATIONS: "0", ...process.env, PORT: "0" });
const site = runSite({ settings, cloudPort: 0, signal: new AbortController().signal });

serveMessages<SiteMessage>(
  async ({ action }) => {
    const { cloud } = await site;
    if (action === "resident-bytes") return process.memoryUsage.rss();
    if (action === "clear-cache") return cloud.invalidate(["/*"]);
    const { url, engine, dynamodbEndpoint, engineEndpoint, credentials, tableNames } = cloud;
    const tableName = tableNames[0] ?? "";
    return {
      url,
      engine,
      dynamodbEndpoint,
      engineEndpoint,
      credentials,
      tableName,
    } satisfies SiteAddresses;
  },
  async () => (await site).close(),
);
