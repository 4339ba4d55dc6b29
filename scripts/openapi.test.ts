import { readFile } from "node:fs/promises";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { expect, test } from "vitest";
import { openApiDocument, openApiFile, openApiText } from "./openapi.ts";

test("the committed document matches the contract (`npm run openapi` writes it)", async () => {
  expect(await readFile(openApiFile, "utf8")).toBe(await openApiText());
});

test.each(endpointNames)("the document lists %s with its method, its success status and its error codes", (name) => {
  const paths = openApiDocument()["paths"] as Record<string, Record<string, { responses: object }>>;
  const { path, method, status, errors } = endpoints[name];
  const operation = paths[path]?.[method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: name });
  expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
  for (const code of errors) expect(JSON.stringify(operation?.responses)).toContain(code);
});

test("every parameter in a path is declared", () => {
  const paths = openApiDocument()["paths"] as Record<
    string,
    Record<string, { parameters?: { name: string; in: string }[] }>
  >;
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const { parameters = [] } of Object.values(operations)) {
      expect(parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name)).toEqual(
        named,
      );
    }
  }
});

test("a call for operators requires a token with its scope, and no other call does", () => {
  const paths = openApiDocument()["paths"] as Record<string, Record<string, { security?: object }>>;
  for (const name of endpointNames) {
    const { path, method, scope }: Endpoint = endpoints[name];
    const expected = scope && [{ operator: [scope] }];
    expect(paths[path]?.[method.toLowerCase()]?.security, name).toEqual(expected);
  }
});
