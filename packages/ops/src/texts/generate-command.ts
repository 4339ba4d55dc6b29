import { regionByName, regionBySlug, regions } from "@vanfettle/contract/regions";
import { defineCommand } from "../command.ts";
import { Refusal, UsageError } from "../errors.ts";
import { callApi } from "./call-api.ts";
import { watchRun, type Ended } from "./watch-run.ts";

export const generateCommand = defineCommand({
  usage: [
    "--region NAME | --all   --all goes from region to region and stops at the first that cannot be started",
    "--skip-fresh leaves texts alone that were written from the present facts and prompt",
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
    const ends: Ended[] = [];
    for (const region of chosenRegions(values)) {
      const body = { skipFresh: values["skip-fresh"] ?? false };
      const started = await callApi(site, "generateRegion", { params: { region }, body, token: values.token });
      if (!values.all && !values.watch) {
        console.log(
          values.json ? JSON.stringify(started) : `${started.region}: ${started.total} places in ${started.runId}`,
        );
        continue;
      }
      const ended = await watchRun(site, started);
      ends.push(ended);
      console.log(values.json ? JSON.stringify(ended) : endText(ended));
    }
    const unwell = ends.filter(({ error, failed }) => error !== null || failed > 0);
    if (unwell.length > 0)
      throw new Refusal(`Not all texts were written: ${unwell.map(({ region }) => region).join(", ")}.`);
  },
});

function chosenRegions({ region, all }: { region?: string | undefined; all?: boolean | undefined }): string[] {
  if ((region === undefined) === (all === undefined)) throw new UsageError("Give --region NAME or --all.");
  if (region === undefined) return regions.map(({ name }) => name);
  const known = regionByName(region) ?? regionBySlug(region);
  if (!known)
    throw new UsageError(`There is no such region. There are: ${regions.map(({ name }) => name).join(", ")}.`);
  return [known.name];
}

const endText = ({ region, successful, total, failed, error }: Ended): string =>
  `${region}: ${successful}/${total} places written${failed > 0 ? `, failed texts: ${failed}` : ""}${error ? `. ${error}` : ""}`;
