import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  indexedPages,
  locationPath,
  type LocationPageName,
  type SlugPageName,
} from "@vanfettle/contract/paths";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { bootSite, type Site } from "./faults/harness/site.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";
import { printSize } from "./print-size.ts";

// Tests documents as transferred: headers and a Brotli body, as the local distribution sends them.

/**
 * The payload of a packet in bytes. A server sends ten packets before it waits for the first
 * acknowledgement.
 */
const packet = 1_460;
const headEnd = Buffer.from("\r\n\r\n");

const rows = buildSeedRows(loadGazetteer()).filter(({ kind }) => kind !== "place");
const slugsOf = (kind: "region" | "county") =>
  rows.filter((row) => row.kind === kind).map(({ slug }) => slug);

let site: Site;
beforeAll(async () => void (site = await bootSite({ dataDir: temporaryFolder(), rows })), 120_000);
afterAll(() => site?.close());

/** Returns a document's complete response as transferred. */
async function responseOf(path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const headers = [
    `Host: ${host}`,
    "Accept: text/html",
    "Accept-Encoding: gzip, br",
    "Connection: close",
  ];
  socket.write([`GET ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
  return buffer(socket);
}

const headOf = (response: Buffer): Buffer =>
  response.subarray(0, response.indexOf(headEnd) + headEnd.length);

/**
 * Returns the size in bytes of a body at the best Brotli level, for which the limits of documents
 * are set.
 */
const htmlBytes = (response: Buffer): number =>
  brotliCompressSync(brotliDecompressSync(response.subarray(headOf(response).length))).length;

/**
 * Returns whether the first bytes of a response contain the whole visible page. Only the state and
 * scripts follow.
 */
function showsPage(response: Buffer, bytes: number): boolean {
  const received = response.subarray(headOf(response).length, bytes);
  return brotliDecompressSync(received, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).includes(
    "</footer>",
  );
}

/** Returns after how many bytes of the response a browser has the whole visible page. */
function visibleBytes(response: Buffer): number {
  let [tooFew, enough] = [headOf(response).length, response.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (showsPage(response, middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

async function largest(paths: readonly string[], measure: (response: Buffer) => number) {
  const all: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    const response = await responseOf(path);
    expect(headOf(response).toString()).toMatch(/^HTTP\/1\.1 200 .*content-encoding: br/is);
    all.push({ path, bytes: measure(response) });
  }
  const [first] = all.toSorted((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error("no documents");
  return first;
}

const pathsOf = (page: SlugPageName, slugs: readonly string[]) =>
  slugs.map((slug) => locationPath(page, slug));

test.each<SlugPageName>(["servicingLocation", "motLocation", "motAToZ"])(
  "the first ten packets show the whole page of the largest county of %s",
  async (page) => {
    // The servicing page of London's county links twice as many places as the next largest.
    const counties = slugsOf("county").filter(
      (slug) => page !== "servicingLocation" || slug !== "greater-london",
    );
    expect(counties.length).toBeGreaterThan(60);
    const { path, bytes } = await largest(pathsOf(page, counties), visibleBytes);
    expect(printSize(path, bytes, 10 * packet), path).toBeLessThanOrEqual(10 * packet);
  },
);

test("the servicing page of London's county needs one packet more", async () => {
  const { bytes } = await largest(pathsOf("servicingLocation", ["greater-london"]), visibleBytes);
  expect(printSize("The county of London", bytes, 11 * packet)).toBeLessThanOrEqual(11 * packet);
});

describe.each<LocationPageName>(["servicingLocation", "motLocation"])("of %s", (page) => {
  test("the largest document of a region is at most 14 KB", async () => {
    const { path, bytes } = await largest(pathsOf(page, slugsOf("region")), htmlBytes);
    expect(printSize(path, bytes, 14_000), path).toBeLessThanOrEqual(14_000);
  });
});

test("the largest document without a location is at most 16 KB", async () => {
  const { path, bytes } = await largest(indexedPages, htmlBytes);
  expect(printSize(path, bytes, 16_000), path).toBeLessThanOrEqual(16_000);
});
