import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { openApiFile, openApiText } from "../../openapi.ts";
import { openApiDocument, securitySchemeOf } from "./openapi-document.ts";

test("the committed document matches the contract (`npm run openapi` writes it)", async () => {
  expect(await readFile(openApiFile, "utf8")).toBe(await openApiText());
});

test.each(endpointNames)(
  "the document lists %s with its method, its success status and its error codes",
  (name) => {
    const paths = openApiDocument()["paths"] as Record<
      string,
      Record<string, { responses: object }>
    >;
    const { path, method, status, errors } = endpoints[name];
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name });
    expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
    for (const code of errors) expect(JSON.stringify(operation?.responses)).toContain(code);
  },
);

test("every path parameter is declared", () => {
  const paths = openApiDocument()["paths"] as Record<
    string,
    Record<string, { parameters?: { name: string; in: string }[] }>
  >;
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const { parameters = [] } of Object.values(operations)) {
      expect(
        parameters
          .filter((parameter) => parameter.in === "path")
          .map((parameter) => parameter.name),
      ).toEqual(named);
    }
  }
});

test("only operators' calls require a token, with their scope", () => {
  const paths = openApiDocument()["paths"] as Record<string, Record<string, { security?: object }>>;
  for (const name of endpointNames) {
    const { path, method, scope }: Endpoint = endpoints[name];
    const expected = scope && [{ [securitySchemeOf(scope)]: [] }];
    expect(paths[path]?.[method.toLowerCase()]?.security, name).toEqual(expected);
  }
});

describe("rules of OpenAPI linters", () => {
  interface Described {
    description?: string;
  }
  interface Operation extends Described {
    tags: string[];
    operationId: string;
    security?: Record<string, string[]>[];
    responses: Record<string, Described>;
  }
  const document = openApiDocument() as unknown as {
    info: Described & { contact?: { email?: string } };
    servers: (Described & { url: string })[];
    tags: (Described & { name: string })[];
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: Record<string, Described & { type: string }> };
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const undescribed = (all: readonly Described[]) =>
    all.filter(({ description = "" }) => description.trim() === "");

  test("the document, its servers, tags, security schemes, operations and responses have descriptions", () => {
    expect(operations).toHaveLength(endpointNames.length);
    const { info, servers, tags, components } = document;
    const responses = operations.flatMap((operation) => Object.values(operation.responses));
    expect(servers).not.toEqual([]);
    expect(
      undescribed([
        info,
        ...servers,
        ...tags,
        ...Object.values(components.securitySchemes),
        ...operations,
        ...responses,
      ]),
    ).toEqual([]);
    expect(info.contact?.email).toMatch(/@/);
  });

  test("the tags and security schemes of operations are declared once, and all declarations are in use", () => {
    const used = [...new Set(operations.flatMap((operation) => operation.tags))];
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual(used.toSorted());
    const required = operations.flatMap(({ security = [] }) =>
      security.flatMap((each) => Object.keys(each)),
    );
    expect(Object.keys(document.components.securitySchemes).toSorted()).toEqual(
      [...new Set(required)].toSorted(),
    );
  });

  test("a bearer scheme is required without scopes, which it does not support", () => {
    const scopes = operations.flatMap(({ security = [] }) =>
      security.flatMap((each) => Object.values(each).flat()),
    );
    expect(scopes).toEqual([]);
  });

  test("operation ids are unique, and paths have no trailing slash", () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(
      Object.keys(document.paths).filter((path) => path.endsWith("/") || path.includes("?")),
    ).toEqual([]);
  });
});
