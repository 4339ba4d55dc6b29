import { lookup } from "mime-types";
import type { BucketObject } from "../assembly/bucket-objects.ts";
import type { Origin } from "../assembly/distribution.ts";
import type { HttpRequest, HttpResponse } from "../http.ts";

const maxKeyBytes = 1024;

/** Serves a bucket's objects like S3. The objects are in memory, so no path can lead to another file. */
export function bucketOrigin(objects: Map<string, BucketObject>) {
  return (origin: Origin, request: HttpRequest): HttpResponse => {
    const key = objectKey(origin.path + request.path);
    if (key === undefined) return errorResponse(400, "InvalidURI", "Couldn't parse the specified URI.");
    if (Buffer.byteLength(key) > maxKeyBytes) return errorResponse(400, "KeyTooLongError", "Your key is too long");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || key === "") return errorResponse(403, "AccessDenied", "Access Denied");
    const object = objects.get(key);
    if (!object) {
      return origin.listsObjects
        ? errorResponse(404, "NoSuchKey", "The specified key does not exist.")
        : errorResponse(403, "AccessDenied", "Access Denied");
    }
    return {
      status: 200,
      headers: {
        // The upload also guesses the type from the file name.
        "content-type": lookup(key) || "binary/octet-stream",
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

function objectKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
}

function errorResponse(status: number, code: string, message: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { "content-type": "application/xml", server: "AmazonS3" }, body: Buffer.from(body) };
}
