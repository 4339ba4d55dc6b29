import { runSite } from "../../packages/local/src/start/run-site.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { serveMessages } from "../measure/serve-messages.ts";

export interface SiteMessage {
  action: "addresses" | "clear-cache";
}

export interface SiteAddresses {
  url: string;
  dynamodbEndpoint: string;
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
    if (action === "clear-cache") return cloud.invalidate(["/*"]);
    const { url, dynamodbEndpoint, credentials, tableNames } = cloud;
    const tableName = tableNames[0] ?? "";
    return { url, dynamodbEndpoint, credentials, tableName } satisfies SiteAddresses;
  },
  async () => (await site).close(),
);
