import { expect, test } from "vitest";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { schemas, type EndpointSchema } from "@vanfettle/contract/schemas";
import { parseRequest } from "./parse-request.ts";

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
