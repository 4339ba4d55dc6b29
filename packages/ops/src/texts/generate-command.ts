import { regionByName, regionBySlug, regions } from "@vanfettle/contract/locations/regions";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { callApi } from "./call-api.ts";
import { watchRun, type RunResult } from "./watch-run.ts";

export const generateCommand = defineCommand({
  usage: [
    "--region NAME | --all   --all goes from region to region and stops at the first that cannot be started",
    "--skip-fresh skips places whose text was written from the current facts and prompt",
    "--watch stays until the region is done   --token TOKEN (OPERATOR_TOKEN) on a stage",
  ].join("\n"),
  options: {
    region: { type: "string" },
    all: { type: "boolean" },
    "skip-fresh": { type: "boolean" },
    watch: { type: "boolean" },
    token: { type: "string" },
  },
  async run({ site, values }) {
    const results: RunResult[] = [];
    for (const region of chooseRegions(values)) {
      const body = { skipFresh: values["skip-fresh"] ?? false };
      const started = await callApi(site, "generateRegion", { params: { region }, body, token: values.token });
      if (!values.all && !values.watch) {
        console.log(
          values.json ? JSON.stringify(started) : `${started.region}: ${started.total} places in ${started.runId}`,
        );
        continue;
      }
      const result = await watchRun(site, started);
      results.push(result);
      console.log(values.json ? JSON.stringify(result) : resultText(result));
    }
    const incomplete = results.filter(({ error, failed }) => error !== null || failed > 0);
    if (incomplete.length > 0)
      throw new CommandError(`Not all texts were written: ${incomplete.map(({ region }) => region).join(", ")}.`);
  },
});

function chooseRegions({ region, all }: { region?: string | undefined; all?: boolean | undefined }): string[] {
  if ((region === undefined) === (all === undefined)) throw new UsageError("Give --region NAME or --all.");
  if (region === undefined) return regions.map(({ name }) => name);
  const known = regionByName(region) ?? regionBySlug(region);
  if (!known)
    throw new UsageError(`There is no such region. There are: ${regions.map(({ name }) => name).join(", ")}.`);
  return [known.name];
}

const resultText = ({ region, successful, total, failed, error }: RunResult): string =>
  `${region}: ${successful}/${total} places written${failed > 0 ? `, failed texts: ${failed}` : ""}${error ? `. ${error}` : ""}`;
