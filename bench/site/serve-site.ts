import { runSite } from "../../packages/local/src/start/run-site.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { answerParent } from "../measure/serve-messages.ts";

export type SiteQuestion = { ask: "url" | "forget" | "memory" };

process.env.TZ = "UTC";
const settings = readSettings({ ...process.env, PORT: "0" });
const site = runSite({ settings, cloudPort: 0, signal: new AbortController().signal });

answerParent<SiteQuestion>(
  async ({ ask }) => {
    const { cloud } = await site;
    if (ask === "memory") return process.memoryUsage.rss();
    if (ask === "forget") return cloud.invalidate(["/*"]);
    const { url, engine, dynamodbEndpoint, tableNames } = cloud;
    return { url, engine, dynamodbEndpoint, tableName: tableNames[0] };
  },
  async () => (await site).close(),
);
