import { describe, expect, test } from "vitest";
import * as z from "zod";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { schemas, type EndpointSchema } from "@vanfettle/contract/schemas";
import { invisibleCharacters } from "@vanfettle/vans/testing/invisible-characters";
import { parseRequest, type RawRequest } from "./parse-request.ts";

const withParameter = endpointNames.filter((name) => {
  const { params }: EndpointSchema = schemas[name];
  return params !== undefined;
});

test.each(withParameter)("%s rejects a malformed path with an error that it lists", (name) => {
  const raw = { operator: undefined, params: {}, query: {}, headers: {}, body: {} };
  const codes: readonly string[] = endpoints[name].errors;
  expect(() => parseRequest(name, raw)).toThrow(
    expect.objectContaining({ code: expect.toBeOneOf([...codes]) as unknown }),
  );
});

/** The texts of which one is valid in each field of a request. A new field may need another. */
const samples = [
  "AB12 CDE",
  "mot",
  "2027-05-15",
  "51.2667,0.5167",
  "leeds",
  "0123456789abcdef",
  "run_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "4",
];

type JsonSchema = Partial<{
  type: string;
  const: unknown;
  enum: unknown[];
  properties: Record<string, JsonSchema>;
  items: JsonSchema;
  anyOf: JsonSchema[];
  minimum: number;
  minItems: number;
}>;

/**
 * Returns a value with every field of a schema. `textAt` returns the text of a path, of which the
 * second argument is valid where the schema lists values.
 */
function build(
  schema: JsonSchema,
  textAt: (path: string, listed: string | undefined) => string,
  path: readonly (string | number)[] = [],
): unknown {
  const { anyOf, items = {}, properties = {}, minimum = 1, minItems = 1 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (anyOf) {
    const chosen = anyOf.find((each) => each.const === undefined && each.type !== "null");
    return build(chosen ?? {}, textAt, path);
  }
  const inside = (each: JsonSchema, step: string | number) => build(each, textAt, [...path, step]);
  switch (schema.type) {
    case "string":
      return textAt(path.join("."), schema.enum?.[0] as string | undefined);
    case "array":
      return Array.from({ length: minItems }, (_, index) => inside(items, index));
    case "object":
      return Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, inside(each, name)]),
      );
    case "integer":
    case "number":
      return Math.max(1, minimum);
    default:
      return true;
  }
}

const parts = ["params", "query", "body"] as const;

/** Returns a valid request of an endpoint, with one text of it changed. */
function buildRequest(
  name: EndpointName,
  change?: { at: string; to: (valid: string) => string },
): { raw: RawRequest; paths: string[] } {
  const paths: string[] = [];
  const entries = parts.map((part) => {
    const schema = (schemas[name] as EndpointSchema)[part];
    // The library of the protocol validates its messages.
    if (!schema || name === "mcp") return [part, {}];
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
    const validAt = (path: string) =>
      samples.find((sample) => isValidAt(schema, json, path, sample));
    const value = build(json, (path, listed) => {
      const valid = listed ?? validAt(path);
      if (valid === undefined) throw new Error(`No sample is valid for ${name} ${part} ${path}`);
      const at = `${part}.${path}`;
      paths.push(at);
      return change?.at === at ? change.to(valid) : valid;
    });
    return [part, value];
  });
  const raw = { operator: undefined, headers: {}, ...Object.fromEntries(entries) } as RawRequest;
  return { raw, paths };
}

function isValidAt(schema: z.ZodType, json: JsonSchema, path: string, text: string): boolean {
  const value = build(json, (each, listed) => (each === path ? text : (listed ?? "AB12 CDE")));
  const issues = schema.safeParse(value).error?.issues ?? [];
  return !issues.some((issue) => issue.path.join(".") === path);
}

const texts = endpointNames.flatMap((name) =>
  buildRequest(name).paths.map((at): [EndpointName, string] => [name, at]),
);

describe.each(texts)("%s, in %s,", (name, at) => {
  const read = (to: (valid: string) => string) =>
    parseRequest(name, buildRequest(name, { at, to }).raw);

  test("reads a text without its invisible characters", () => {
    const expected = read((valid) => valid);
    for (const [origin, character] of invisibleCharacters) {
      const dirty = read((valid) => character + Array.from(valid).join(character));
      expect(dirty, origin).toEqual(expected);
    }
  });

  test("rejects half a character", () => {
    const [part, field] = at.split(".");
    // In a path it names a resource that does not exist, whose code each endpoint lists.
    const problem = part === "params" ? {} : { code: "invalid_request", issues: [{ field }] };
    let thrown: unknown;
    try {
      read((valid) => `${valid}\uD83D`);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject(problem);
  });
});

test("reads the messages of agents without invisible characters, and rejects half a character", () => {
  const read = (place: string) => {
    const body = { params: { arguments: { place } } };
    return parseRequest("mcp", { operator: undefined, params: {}, query: {}, headers: {}, body });
  };
  expect(read("Le\u00ADeds").body).toEqual(read("Leeds").body);
  expect(() => read("Leeds\uDC00")).toThrow(expect.objectContaining({ code: "invalid_request" }));
});

test("reads a body that is nested as deeply as its size allows", () => {
  const deep = JSON.parse("[".repeat(8_000) + "]".repeat(8_000)) as unknown;
  const raw = { operator: undefined, params: {}, query: {}, headers: {}, body: deep };
  expect(() => parseRequest("checkVehicle", raw)).toThrow(
    expect.objectContaining({ code: "invalid_request" }),
  );
  expect(parseRequest("mcp", raw).body).toBeInstanceOf(Array);
});
