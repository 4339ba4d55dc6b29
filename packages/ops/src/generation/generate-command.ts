import { bulkPopulation } from "@vanfettle/contract/generation/bulk-run";
import type { QueueSelection } from "@vanfettle/contract/generation/queue-schemas";
import { regionByName, regionBySlug, regions } from "@vanfettle/contract/location/regions";
import { withCommas } from "@vanfettle/vans/format-number";
import { defineCommand, type Invocation } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";
import { generateQueue } from "./generate-queue.ts";
import { watchRun, type RunResult } from "./watch-run.ts";

const options = {
  missing: { type: "boolean" },
  stale: { type: "boolean" },
  county: { type: "string" },
  "from-population": { type: "string" },
  "continue-daily": { type: "boolean" },
  yes: { type: "boolean" },
  detach: { type: "boolean" },
  region: { type: "string" },
  all: { type: "boolean" },
  "skip-fresh": { type: "boolean" },
  watch: { type: "boolean" },
  token: { type: "string" },
} as const;

const generate = defineCommand({
  usage: [
    "--missing | --stale | --county NAME   a queue over these texts: its estimate, a question, and progress until it ends",
    `--from-population N   towns of that population, ${withCommas(bulkPopulation)} by default, with core places, counties and regions; 0 writes every place`,
    "--continue-daily continues the next day when the token budget is used up   --yes skips the question   --detach only starts the queue",
    "--region NAME | --all   --all goes from region to region and stops at the first that cannot be started",
    "--skip-fresh skips places whose text was written from the current facts and prompt",
    "--watch waits until the region is done   --token TOKEN (OPERATOR_TOKEN) on a stage",
  ].join("\n"),
  options,
  async run({ site, values, print }) {
    const selection = chooseSelection(values);
    if (selection) return generateQueue(site, selection, values);
    const results: RunResult[] = [];
    for (const region of chooseRegions(values)) {
      const body = { skipFresh: values["skip-fresh"] ?? false };
      const started = await callApi(site, "generateRegion", {
        params: { region },
        body,
        token: values.token,
      });
      if (!values.all && !values.watch) {
        print(started, `${started.region}: ${started.total} places in ${started.runId}`);
        continue;
      }
      const result = await watchRun(site, started);
      results.push(result);
      print(result, resultText(result));
    }
    const incomplete = results.filter(({ error, failed }) => error !== null || failed > 0);
    if (incomplete.length > 0) {
      throw new CommandError(
        `Not all texts were written: ${incomplete.map(({ region }) => region).join(", ")}.`,
      );
    }
  },
});

type Chosen = Invocation<typeof options>["values"];

/** Returns the selection of a queue; undefined if regions are chosen. */
function chooseSelection(values: Chosen): QueueSelection | undefined {
  const { missing, stale, county, region, all, watch, yes, detach } = values;
  const chosen = [missing, stale, county, region, all].filter((value) => value !== undefined);
  if (chosen.length !== 1) {
    throw new UsageError("Give one of --missing, --stale, --county NAME, --region NAME or --all.");
  }
  const isQueue = region === undefined && all === undefined;
  const ofOthers = isQueue
    ? [watch, values["skip-fresh"]]
    : [yes, detach, values["continue-daily"], values["from-population"]];
  if (ofOthers.some((value) => value !== undefined)) {
    throw new UsageError(
      isQueue
        ? "--watch and --skip-fresh require --region or --all."
        : "--from-population, --continue-daily, --yes and --detach require --missing, --stale or --county.",
    );
  }
  if (!isQueue) return undefined;
  if (stale) return { kind: "stale" };
  const fromPopulation = populationOf(values["from-population"]);
  return missing
    ? { kind: "missing", fromPopulation }
    : { kind: "county", county: county ?? "", fromPopulation };
}

function populationOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,8}$/.test(text)) throw new UsageError("--from-population is not a whole number.");
  return Number(text);
}

function chooseRegions({ region }: Chosen): string[] {
  if (region === undefined) return regions.map(({ name }) => name);
  const known = regionByName(region) ?? regionBySlug(region);
  if (!known) {
    throw new UsageError(
      `There is no such region. There are: ${regions.map(({ name }) => name).join(", ")}.`,
    );
  }
  return [known.name];
}

function resultText({ region, successful, total, failed, error }: RunResult): string {
  const failures = failed > 0 ? `, failed texts: ${failed}` : "";
  const reason = error ? `. ${error}` : "";
  return `${region}: ${successful}/${total} places written${failures}${reason}`;
}

export const commands = { generate };
