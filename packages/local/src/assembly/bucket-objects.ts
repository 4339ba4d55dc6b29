import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { wildcard } from "../wildcard.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

export type BucketObject = ReturnType<typeof readObject>;

export type Buckets = Map<string, Map<string, BucketObject>>;

interface DeploymentProperties {
  SourceObjectKeys: string[];
  SourceMarkers?: object[];
  DestinationBucketName: string;
  Include?: string[];
  Exclude?: string[];
  SystemMetadata?: Record<string, string>;
}

/** Reads the objects that the bucket deployments of the templates upload. */
export function bucketObjects({ resources }: Pick<ResolvedAssembly, "resources">): Buckets {
  const buckets: Buckets = new Map();
  for (const { stack, id, properties: upload } of resources<DeploymentProperties>(
    "Custom::CDKBucketDeployment",
  )) {
    if (upload.SourceMarkers?.some((markers) => Object.keys(markers).length > 0)) {
      throw new Error(`${id} replaces markers in its files, which is not supported locally.`);
    }
    const objects = buckets.get(upload.DestinationBucketName) ?? new Map<string, BucketObject>();
    buckets.set(upload.DestinationBucketName, objects);
    for (const objectKey of upload.SourceObjectKeys) {
      const folder = stack.assets.get(objectKey);
      if (!folder) throw new Error(`The files of ${id} are not among the assets of ${stack.name}.`);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        const name = relative(folder, file).split(sep).join("/");
        if (!entry.isFile() || !isUploaded(name, upload)) continue;
        objects.set(name, readObject(file, upload.SystemMetadata?.["cache-control"]));
      }
    }
  }
  return buckets;
}

/**
 * Returns whether a file is uploaded. `aws s3 sync` gets all excludes, then all includes; the last
 * match decides.
 */
function isUploaded(name: string, { Exclude = [], Include = [] }: DeploymentProperties): boolean {
  const matches = (pattern: string) => wildcard(pattern).test(name);
  return Include.some(matches) || !Exclude.some(matches);
}

/**
 * Reads a file's content into memory, because the next synth replaces the folder while the site
 * runs.
 */
function readObject(file: string, cacheControl: string | undefined) {
  const body = readFileSync(file);
  const etag = `"${createHash("md5").update(body).digest("hex")}"`;
  return { body, etag, lastModified: statSync(file).mtime.toUTCString(), cacheControl };
}
