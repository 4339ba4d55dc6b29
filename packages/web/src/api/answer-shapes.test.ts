import { expect, test } from "vitest";
import type { EndpointName } from "@vanfettle/contract/endpoints";
import { operatorEndpoints, visitorEndpoints } from "../testing/called-endpoints.ts";
import { responseShape } from "../testing/shape-of-schema.ts";

const shapesOf = (names: readonly EndpointName[]): string => {
  const shapes = Object.fromEntries(names.map((name) => [name, responseShape(name)]));
  return `${JSON.stringify(shapes, null, 2)}\n`;
};

// `npx vitest run packages/web/src/api/answer-shapes.test.ts --update` writes both.
test("the files of shapes follow the schemas of the endpoints that pages call", async () => {
  expect(visitorEndpoints.length).toBeGreaterThan(8);
  expect(operatorEndpoints.length).toBeGreaterThan(20);
  await expect(shapesOf(visitorEndpoints)).toMatchFileSnapshot("./visitor-shapes.json");
  await expect(shapesOf(operatorEndpoints)).toMatchFileSnapshot("../admin/operator-shapes.json");
});
