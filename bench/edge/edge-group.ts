import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import { askChild } from "../measure/child-process.ts";
import { importTime } from "../measure/import-time.ts";
import { rounds } from "../measure/interleaved-rounds.ts";
import { figure, most, sizeRow, type Group } from "../report/row.ts";
import { built } from "../site/deployed-functions.ts";
import type { RenderFigures } from "./render-child.ts";

const bundle = resolve(".build/edge/index.mjs");

export const edgeGroup: Group = {
  name: "edge",
  title: "Edge",
  about:
    "The deployed bundle is called as CloudFront calls it, for 64 place pages with generated text in turns, its API answered from memory; 5 rounds of 600 in one process, in turns with filling the same document with title, description, canonical address, social tags and structured data only. Import: fresh processes, median of 11.",
  async measure({ say }) {
    await built();
    say("rendering");
    const render = await askChild<RenderFigures>(new URL("./render-child.ts", import.meta.url), {});
    say("importing");
    const imports = await rounds(11, { edge: () => importTime(bundle) });
    return [
      most("Render of a place page, p50, by filling a template with meta", render.ratio, 20, "x"),
      {
        what: "The same in milliseconds: first, p50, p99; the filling alone",
        measured: `${figure(render.firstMs)}, ${figure(render.p50Ms)}, ${figure(render.p99Ms)}; ${figure(render.floorMs)}`,
      },
      { what: "Renders per second on one core", measured: figure(render.perSecond) },
      sizeRow("Bundle, zipped", deflateRawSync(readFileSync(bundle), { level: 9 }).length, 250),
      most("Import of the bundle", imports.of("edge"), 45, " ms"),
    ];
  },
};
