import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vanMarkPath } from "./site.ts";

test("the favicon shows the van of the header", () => {
  const favicon = readFileSync(new URL("../../web/public/favicon.svg", import.meta.url), "utf8");
  expect(favicon).toContain(`d="${vanMarkPath}"`);
});
