import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import { runInFreshProcess } from "../measure/child-process.ts";
import { importTime } from "../measure/import-time.ts";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { formatFigure, rowAtMost, sizeRow, type Group } from "../report/row.ts";
import { buildAndSynth } from "../site/deployed-functions.ts";
import type { RenderTimes } from "./render-child.ts";

const bundle = resolve(".build/edge/index.mjs");

export const edgeGroup: Group = {
  name: "edge",
  title: "Edge",
  method:
    "Calls the deployed bundle with CloudFront's events for 64 place pages with generated text in turn, with an API served from memory. 5 rounds of 600 in one process, interleaved with a baseline that fills the same document with only title, description, canonical address, social tags and structured data. Import: fresh processes, median of 11.",
  async measure({ log }) {
    await buildAndSynth();
    log("rendering");
    const { firstMs, p50Ms, p99Ms, fillMs, ratio, perSecond } =
      await runInFreshProcess<RenderTimes>(new URL("./render-child.ts", import.meta.url));
    log("importing");
    const imports = await interleavedRounds(11, { edge: () => importTime(bundle) });
    const zippedBytes = deflateRawSync(readFileSync(bundle), { level: 9 }).length;
    return [
      rowAtMost({ id: "render-p50", label: "Render of a place page, p50" }, p50Ms, 1, " ms"),
      rowAtMost(
        { id: "render-ratio", label: "The same, relative to filling a template with meta" },
        ratio,
        60,
        "x",
      ),
      {
        id: "render-times",
        label: "First render, p99, and filling the template",
        measured: `${formatFigure(firstMs)}, ${formatFigure(p99Ms)} and ${formatFigure(fillMs)} ms`,
      },
      {
        id: "renders-per-second",
        label: "Renders per second on one core",
        measured: formatFigure(perSecond),
      },
      sizeRow({ id: "bundle-size", label: "Bundle, zipped" }, zippedBytes, 400),
      rowAtMost(
        { id: "import-time", label: "Import of the bundle" },
        imports.median("edge"),
        60,
        " ms",
      ),
    ];
  },
};
