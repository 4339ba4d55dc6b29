import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locationPath, type LocationPageName, type SlugPageName } from "@vanfettle/contract/paths";
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
 * Returns whether the first bytes of a response contain the page's heading, and its form if it has
 * one. Lists, state and scripts follow.
 */
function showsForm(response: Buffer, bytes: number): boolean {
  const received = response.subarray(headOf(response).length, bytes);
  const html = brotliDecompressSync(received, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
  const [heading, form] = [html.indexOf("</h1>"), html.indexOf('id="book"')];
  if (heading === -1) return false;
  return form === -1 ? html.includes("</main>") : html.indexOf("</form>", form) !== -1;
}

/** Returns after how many bytes of the response a browser has the heading and the form. */
function visibleBytes(response: Buffer): number {
  let [tooFew, enough] = [headOf(response).length, response.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (showsForm(response, middle)) enough = middle;
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

test.each<LocationPageName>(["servicingLocation", "motLocation"])(
  "the first ten packets show the form of every region and county of %s",
  async (page) => {
    const slugs = [...slugsOf("region"), ...slugsOf("county")];
    expect(slugs.length).toBeGreaterThan(70);
    const { path, bytes } = await largest(pathsOf(page, slugs), visibleBytes);
    expect(printSize(path, bytes, 10 * packet), path).toBeLessThanOrEqual(10 * packet);
  },
);

test("the first ten packets show the list of the largest county's MOT pages", async () => {
  const { path, bytes } = await largest(pathsOf("motAToZ", slugsOf("county")), visibleBytes);
  expect(printSize(path, bytes, 10 * packet), path).toBeLessThanOrEqual(10 * packet);
});
