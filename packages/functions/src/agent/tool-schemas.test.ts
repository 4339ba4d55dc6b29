import { expect, test } from "vitest";
import { toolNames, tools, type Tool } from "@vanfettle/contract/agent/tools";
import { endpoints } from "@vanfettle/contract/endpoints";
import { openApiDocument } from "../http/openapi-document.ts";
import { toolSchemas } from "./tool-schemas.ts";

interface DescribedTool {
  name: string;
  description: string;
  operationId?: string;
  inputSchema: { properties?: Record<string, object>; additionalProperties: boolean };
  outputSchema: { properties: Record<string, object> };
}

const document = openApiDocument({ publicOnly: true }) as {
  paths: Record<string, Record<string, { operationId: string; "x-mcp-tools"?: DescribedTool[] }>>;
};
const described = document.paths["/mcp"]?.["post"]?.["x-mcp-tools"] ?? [];
const operationIds = Object.values(document.paths).flatMap((path) =>
  Object.values(path).map(({ operationId }) => operationId),
);

test("the OpenAPI document describes every tool once", () => {
  expect(described.map(({ name }) => name)).toEqual(toolNames);
});

test.each(toolNames)("describes %s and rejects unknown arguments", (name) => {
  const { title, description, endpoint }: Tool = tools[name];
  expect(title.length * description.length).toBeGreaterThan(0);
  const tool = described.find((each) => each.name === name);
  expect(tool).toMatchObject({ description, inputSchema: { additionalProperties: false } });
  expect(tool?.operationId).toBe(endpoint ?? undefined);
  expect([null, ...operationIds]).toContain(endpoint);
});

test.each(toolNames)("describes every argument of %s and accepts no registration", (name) => {
  const { properties = {} } = described.find((tool) => tool.name === name)?.inputSchema ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(toolSchemas[name].input.shape));
  for (const [argument, schema] of Object.entries(properties)) {
    expect([argument, schema]).toEqual([
      argument,
      expect.objectContaining({ description: expect.any(String) }),
    ]);
    expect(argument).not.toMatch(/^(registration|vrm|plate|mark)$/);
  }
});

test.each(toolNames)("%s returns its sources and limits", (name) => {
  expect(Object.keys(toolSchemas[name].output.shape)).toEqual(
    expect.arrayContaining(["sources", "limits"]),
  );
});

test("the public OpenAPI document lists every public endpoint and no operator endpoint", () => {
  const publicNames = Object.entries(endpoints).flatMap(([name, { access }]) =>
    access === "public" ? [name] : [],
  );
  expect(operationIds.toSorted()).toEqual(publicNames.toSorted());
  expect(JSON.stringify(document)).not.toMatch(/operatorWrite|bearer/i);
});
