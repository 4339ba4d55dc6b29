import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleList, type SampleListOptions } from "./sample-list.ts";
import { sampleArchive, zipBomb } from "./sample-postcodes.ts";

/** Enough rows for nine tenths of them to exceed the importer's minimum. */
const defaultRows = 22_500;

/** The responses that the fake can simulate. */
export const openDataModes = [
  "ok",
  "windows-1252",
  "headers-2020",
  "unknown-headers",
  "older",
  "lost-tenth",
  "wrong-type",
  "cut-off",
  "half",
  "stalled",
  "slow",
  "zip-bomb",
  "damaged-zip",
  "error-500",
  "moved",
] as const;
export type OpenDataMode = (typeof openDataModes)[number];

export type OpenDataService = Awaited<ReturnType<typeof startOpenData>>;

type ServedFile = { bytes: Uint8Array; contentType: string };

const listOptions: Partial<Record<OpenDataMode, Omit<SampleListOptions, "rows">>> = {
  "windows-1252": { encoding: "windows-1252" },
  "headers-2020": { headers: "2020" },
  "unknown-headers": { headers: "unknown" },
};
const contentPath = "/api/content/government/publications/active-mot-test-stations";
const downloadsPath = "/downloads/v1/products/CodePointOpen/downloads";
const listPath = "/media/active-mot-stations.csv";
const archivePath = "/files/codepo_gb.zip";

/**
 * Starts a fake of GOV.UK's and Ordnance Survey's APIs on loopback. Port 0, the default, takes any
 * free port.
 */
export async function startOpenData(
  options: { port?: number; mode?: OpenDataMode; rows?: number } = {},
) {
  const { port = 0, rows = defaultRows } = options;
  let mode = options.mode ?? "ok";
  const made = new Map<string, ServedFile>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const host = `http://${request.headers.host}`;
    const respond = async () => {
      if (mode === "error-500") return void response.writeHead(500).end();
      if (pathname === contentPath) {
        return sendJson(response, contentItem(mode, host, file("list")));
      }
      if (pathname === downloadsPath && searchParams.has("redirect")) {
        return void response.writeHead(307, { location: host + archivePath }).end();
      }
      if (pathname === downloadsPath) return sendJson(response, [offer(host, file("archive"))]);
      if (pathname === listPath) return sendFile(response, file("list"), mode);
      if (pathname === archivePath) return sendFile(response, served(file("archive"), mode), mode);
      response.writeHead(404).end();
    };
    respond().catch(() => response.destroy());
  });

  /** Creates each file once and keeps it, because creating it is slow. */
  function file(kind: "list" | "archive"): ServedFile {
    const key = kind === "archive" ? `archive ${mode === "zip-bomb"}` : `list ${mode}`;
    const found = made.get(key) ?? (kind === "archive" ? makeArchive(mode) : makeList(mode, rows));
    made.set(key, found);
    return found;
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMode(next: OpenDataMode) {
      mode = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const makeArchive = (mode: OpenDataMode): ServedFile => ({
  bytes: mode === "zip-bomb" ? zipBomb() : sampleArchive(),
  contentType: "application/zip",
});

const makeList = (mode: OpenDataMode, rows: number): ServedFile => ({
  bytes: sampleList({
    ...listOptions[mode],
    rows: mode === "lost-tenth" ? Math.round(rows * 0.9) : rows,
  }),
  contentType: mode === "wrong-type" ? "text/html" : "text/csv",
});

function contentItem(mode: OpenDataMode, host: string, { bytes }: ServedFile) {
  const attachment = { content_type: "text/csv", file_size: bytes.length, url: host + listPath };
  return {
    title: "Active MOT test stations (sample)",
    public_updated_at:
      mode === "older" ? "2020-02-03T10:00:00.000+00:00" : "2026-02-26T10:00:00.000+00:00",
    details: {
      attachments: [
        { content_type: "application/pdf", url: `${host}/media/notes.pdf` },
        ...(mode === "moved" ? [] : [attachment]),
      ],
    },
  };
}

const offer = (host: string, { bytes }: ServedFile) => ({
  md5: createHash("md5").update(bytes).digest("hex").toUpperCase(),
  size: bytes.length,
  url: `${host}${downloadsPath}?area=GB&format=CSV&redirect`,
  format: "CSV",
  area: "GB",
  fileName: "codepo_gb.zip",
});

/** Damages a byte in the middle, which keeps the announced size. */
function served(file: ServedFile, mode: OpenDataMode): ServedFile {
  if (mode !== "damaged-zip") return file;
  const bytes = file.bytes.slice();
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 255;
  return { ...file, bytes };
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function sendFile(
  response: ServerResponse,
  { bytes, contentType }: ServedFile,
  mode: OpenDataMode,
) {
  const half = bytes.subarray(0, bytes.length >> 1);
  const length = mode === "half" ? half.length : bytes.length;
  response.writeHead(200, { "content-type": contentType, "content-length": length });
  if (mode === "half") return void response.end(half);
  if (mode === "stalled") return void response.write(half);
  if (mode === "cut-off") {
    response.write(half);
    await sleep(20);
    return void response.destroy();
  }
  if (mode !== "slow") return void response.end(bytes);
  const chunk = Math.ceil(bytes.length / 20);
  for (let start = 0; start < bytes.length; start += chunk) {
    response.write(bytes.subarray(start, start + chunk));
    await sleep(250);
  }
  response.end();
}
