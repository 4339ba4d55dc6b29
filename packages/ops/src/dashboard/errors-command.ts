import { setTimeout as wait } from "node:timers/promises";
import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  paginateDescribeLogGroups,
  StartQueryCommand,
  type ResultField,
} from "@aws-sdk/client-cloudwatch-logs";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { rendererLogGroupName } from "@vanfettle/contract/deployment";
import { defineCommand } from "../command.ts";
import { enabledRegions } from "../deploy/renderer-logs.ts";
import { formatError, UsageError } from "../errors.ts";
import { requireStage } from "../site/site.ts";
import { stageRegion } from "../site/stage-settings.ts";

const pollMs = 500;

/** Counts the errors and rejections of the functions, and the calls that the gateway rejected. */
const ofFunctions = `filter level = "ERROR" or (status >= 400 and not ispresent(integrationStatus)) or (status like /^[45]/ and integrationStatus = "-")
| stats count(*) as times, max(@timestamp) as last by service, route, step, status, code, error
| sort last desc | limit 30`;
/** The renderer's lines, which Lambda@Edge prefixes. A timeout and a crash have no line of ours. */
const ofRenderer = `fields substr(@message, 0, 200) as line
| filter @message like /ERROR|timed out|exited/
| stats count(*) as times, max(@timestamp) as last by line
| sort last desc | limit 5`;

type Found = Record<string, string>;

const errors = defineCommand({
  usage: "  --hours N  looks further back than an hour, at most 24",
  options: { hours: { type: "string", default: "1" } },
  async run({ site, values, print }) {
    const { name } = requireStage(site);
    const hours = Number(values.hours);
    if (!(hours > 0 && hours <= 24)) throw new UsageError("Write --hours as a number up to 24.");
    const endTime = Math.floor(Date.now() / 1_000);
    const period = { startTime: endTime - Math.round(hours * 3_600), endTime };

    const main = new CloudWatchLogsClient({ region: stageRegion });
    const prefixes = ["Api", "Generation"].map((stack) => `${name}-vanfettle-${stack}-`);
    const logGroupNames = (await Promise.all(prefixes.map((each) => groupsOf(main, each)))).flat();
    const functions =
      logGroupNames.length === 0
        ? []
        : await find(main, { ...period, logGroupNames, queryString: ofFunctions });

    const renderer: Record<string, Found[] | string> = {};
    const group = rendererLogGroupName(name);
    // Whoever may not list the regions sees those of the stage.
    const regions = await enabledRegions().catch(() => [stageRegion, "us-east-1"]);
    const readRegion = async (region: string): Promise<void> => {
      const client = new CloudWatchLogsClient({ region });
      if (!(await groupsOf(client, group)).includes(group)) return;
      const query = { ...period, logGroupNames: [group], queryString: ofRenderer };
      renderer[region] = await find(client, query);
    };
    await Promise.all(
      regions.map((region) =>
        readRegion(region).catch((error: unknown) => {
          renderer[region] = `could not be read: ${formatError(error)}`;
        }),
      ),
    );
    const lines = [
      ...(functions.length > 0 ? functions.map(lineOf) : ["functions: no errors or rejections"]),
      ...Object.entries(renderer).flatMap(([region, found]) => {
        const ofRegion = typeof found === "string" ? [found] : found.map(lineOf);
        return (ofRegion.length > 0 ? ofRegion : ["no errors"]).map(
          (line) => `renderer, ${region}: ${line}`,
        );
      }),
    ];
    print({ functions, renderer }, lines.join("\n"));
  },
});

async function groupsOf(client: CloudWatchLogsClient, prefix: string): Promise<string[]> {
  const names: string[] = [];
  const pages = paginateDescribeLogGroups({ client }, { logGroupNamePrefix: prefix });
  for await (const { logGroups = [] } of pages) {
    names.push(...logGroups.flatMap(({ logGroupName }) => logGroupName ?? []));
  }
  return names;
}

/** Runs a query of CloudWatch Logs, and returns its rows. */
async function find(
  client: CloudWatchLogsClient,
  query: ConstructorParameters<typeof StartQueryCommand>[0],
): Promise<Found[]> {
  const { queryId } = await client.send(new StartQueryCommand(query));
  for (;;) {
    const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }));
    if (status !== "Scheduled" && status !== "Running") return results.map(toFound);
    await wait(pollMs);
  }
}

const toFound = (fields: ResultField[]): Found =>
  Object.fromEntries(fields.map(({ field = "", value = "" }) => [field, value]));

/** Returns a row as a line: how often, what, and when for the last time. */
function lineOf({ times = "0", last = "", ...what }: Found): string {
  const words = Object.values(what).filter((value) => value !== "");
  // CloudWatch returns the latest time in milliseconds.
  const at = Number(last) > 0 ? formatUtcMinute(new Date(Number(last)).toISOString()) : last;
  return `${times} × ${words.join(" ")}, the last at ${at}`;
}

export const commands = { errors };
