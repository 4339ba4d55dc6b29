import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { findQuery, nothingFound } from "../features/find/find-query.ts";
import { stubServer } from "../testing/stub-server.ts";
import { endpointQuery, locationCall, versionCall } from "./admin-queries.ts";
import { createOperatorApi } from "./operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn } from "./testing/operator-session.ts";

test("caches an operator's and a visitor's search for the same text separately, because their data differ", async () => {
  const found: FindPlaces = nothingFound;
  const { api, queries } = stubServer({ "/api/find": found });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const operatorApi = createOperatorApi(api, buildOperatorSession(signedIn));
  const asOperator = endpointQuery(operatorApi, "findPlaces", { query: { q: "ME14 1AA" } });
  expect(await client.ensureQueryData(asOperator)).toEqual(found);
  const asVisitor = findQuery(api, { text: "ME14 1AA" });
  expect(await client.ensureQueryData(asVisitor)).toEqual({ state: "found", found });
  await client.ensureQueryData(findQuery(api, { text: "x".repeat(81) }));
  expect(queries).toEqual(["q=ME14+1AA", "q=ME14+1AA", `q=${"x".repeat(80)}`]);
});

test("a call for a location that is no place names its kind", () => {
  const kent = { slug: "kent", kind: "county" } as const;
  expect(locationCall(kent)).toEqual({ params: { slug: "kent" }, query: { kind: "county" } });
  expect(locationCall({ slug: "maidstone", kind: "place" })).toEqual({
    params: { slug: "maidstone" },
  });
  expect(versionCall(kent, 3)).toEqual({
    params: { slug: "kent", version: "3" },
    query: { kind: "county" },
  });
});
