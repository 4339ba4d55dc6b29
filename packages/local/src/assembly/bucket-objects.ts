import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { wildcard } from "../wildcard.ts";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface BucketObject {
  /** The content in memory, because the next synth replaces the folder while the site runs. */
  body: Buffer;
  etag: string;
  lastModified: string;
  cacheControl: string | undefined;
}

/** The objects of each bucket by bucket id and object key. */
export type Buckets = Map<string, Map<string, BucketObject>>;

interface DeploymentProperties {
  SourceObjectKeys: string[];
  SourceMarkers?: Record<string, unknown>[];
  DestinationBucketName: string;
  Include?: string[];
  Exclude?: string[];
  SystemMetadata?: Record<string, string>;
}

/** Reads the objects that the bucket deployments of the templates upload. */
export function bucketObjects(assembly: CloudAssembly, resolve: Resolve): Buckets {
  const buckets: Buckets = new Map();
  for (const { stack, id, properties } of resourcesOf(assembly, "Custom::CDKBucketDeployment")) {
    const upload = resolve(stack, properties) as DeploymentProperties;
    if (upload.SourceMarkers?.some((markers) => Object.keys(markers).length > 0)) {
      throw new Error(`${id} replaces markers in its files, which is not supported locally.`);
    }
    const objects = buckets.get(upload.DestinationBucketName) ?? new Map<string, BucketObject>();
    buckets.set(upload.DestinationBucketName, objects);
    for (const objectKey of upload.SourceObjectKeys) {
      const folder = stack.assets.get(objectKey);
      if (!folder) throw new Error(`The files of ${id} are not among the assets of ${stack.name}.`);
      for (const [name, file] of filesUnder(folder)) {
        if (!isUploaded(name, upload)) continue;
        objects.set(name, readObject(file, upload.SystemMetadata?.["cache-control"]));
      }
    }
  }
  return buckets;
}

function filesUnder(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).split(sep).join("/"), file]);
}

/** Returns whether a file is uploaded. `aws s3 sync` gets all excludes, then all includes; the last match decides. */
function isUploaded(name: string, { Exclude = [], Include = [] }: DeploymentProperties): boolean {
  const matches = (pattern: string) => wildcard(pattern).test(name);
  return Include.some(matches) || !Exclude.some(matches);
}

function readObject(file: string, cacheControl: string | undefined): BucketObject {
  const body = readFileSync(file);
  const etag = `"${createHash("md5").update(body).digest("hex")}"`;
  return { body, etag, lastModified: statSync(file).mtime.toUTCString(), cacheControl };
}
