import { extname } from "node:path";
import type { BucketObject } from "../assembly/bucket-objects.ts";
import type { Origin } from "../assembly/distribution.ts";
import type { HttpRequest, HttpResponse } from "../http.ts";

/** What the upload guesses from a file's name, and S3 then says. */
const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".gif": "image/gif",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const longestKey = 1024;

/** Answers from the list of uploaded objects, so no path can lead to a file that is not one of them. */
export function bucketOrigin(objects: Map<string, BucketObject>) {
  return (origin: Origin, request: HttpRequest): HttpResponse => {
    const key = keyOf(origin.path + request.path);
    if (key === undefined) return refuse(400, "InvalidURI", "Couldn't parse the specified URI.");
    if (Buffer.byteLength(key) > longestKey) return refuse(400, "KeyTooLongError", "Your key is too long");
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(403, "AccessDenied", "Access Denied");
    const object = key === "" ? undefined : objects.get(key);
    if (!object) {
      return key !== "" && origin.listsObjects
        ? refuse(404, "NoSuchKey", "The specified key does not exist.")
        : refuse(403, "AccessDenied", "Access Denied");
    }
    return {
      status: 200,
      headers: {
        "content-type": contentTypes[extname(key).toLowerCase()] ?? "binary/octet-stream",
        etag: object.etag,
        "last-modified": object.lastModified,
        "accept-ranges": "bytes",
        server: "AmazonS3",
        ...(object.cacheControl && { "cache-control": object.cacheControl }),
      },
      body: object.body,
    };
  };
}

function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: string, message: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { "content-type": "application/xml", server: "AmazonS3" }, body: Buffer.from(body) };
}
