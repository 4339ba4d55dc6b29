// @vitest-environment jsdom
import { expect, test } from "vitest";
import { services } from "@vanfettle/contract/services";
import { createQueryClient } from "../api/query-client.ts";
import { loadLocation } from "../features/location/load-location.ts";
import { buildCounty } from "../testing/build-location.ts";
import { renderDocument } from "../testing/render-document.ts";
import { stubServer } from "../testing/stub-server.ts";
import { restoreQueries, type DocumentState } from "./document-state.ts";

/**
 * Puts the page at a path into the document. Returns its state and a query client with the queries
 * restored from it.
 */
async function openDocument(path: string, answers: Record<string, unknown>) {
  const page = await renderDocument(path, answers);
  document.body.innerHTML = page.body;
  const queryClient = createQueryClient();
  restoreQueries(queryClient, (JSON.parse(page.state) as DocumentState).queries);
  return { state: page.state, queryClient };
}

test.each([
  [3, "/van-servicing/kent/", "servicingLocation/kent"],
  [30, "/van-servicing/kent/", "servicingLocation/kent"],
  [90, "/van-servicing/kent/", "servicingLocation/kent"],
  [18, "/van-mot/kent/", "motLocation/kent"],
  [90, "/van-mot/a-z/kent/", "motAToZ/kent"],
])(
  "omits the %d places on %s, which the browser reads from the page",
  async (places, path, key) => {
    const answers = { "/api/locations/kent": buildCounty(places) };
    const { state, queryClient } = await openDocument(path, answers);
    expect(state).not.toContain("Town 0");
    const loaded = await loadLocation(stubServer(answers).api, path);
    expect(loaded.location.places).toHaveLength(places);
    expect(queryClient.getQueryData(["location", key])).toEqual(loaded);
  },
);

test("includes the services only if they differ from the built-in services", async () => {
  const usual = await openDocument("/", { "/api/locations": [] });
  expect(usual.state).not.toContain(services[1]?.name);
  expect(usual.queryClient.getQueryData(["services"])).toEqual(services);

  const changed = [{ ...services[0], price: "£1" }];
  const other = await openDocument("/", { "/api/locations": [], "/api/services": changed });
  expect(other.queryClient.getQueryData(["services"])).toEqual(changed);
});
