import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { services } from "@vanfettle/contract/services";
import type { OriginRequestEvent } from "../../packages/edge/src/cloudfront.ts";
import {
  originRequestHandler,
  type EdgeDependencies,
  type PageStyles,
  type Stylesheet,
} from "../../packages/edge/src/origin-request.ts";
import {
  bucketObjects,
  type BucketObject,
} from "../../packages/local/src/assembly/bucket-objects.ts";
import {
  loadAssembly,
  resourcesOf,
  type CloudAssembly,
} from "../../packages/local/src/assembly/cloud-assembly.ts";
import type { Distribution } from "../../packages/local/src/assembly/distribution.ts";
import type { ResolvedAssembly } from "../../packages/local/src/assembly/intrinsics.ts";
import { readTemplates } from "../../packages/local/src/read-templates.ts";
import { buildLocation } from "../../packages/web/src/testing/build-location.ts";

const uploadType = "Custom::CDKBucketDeployment";

/** The upload of files to a bucket, as described in a template. */
interface Upload {
  files: Map<string, BucketObject>;
  /** True if files that are not part of the upload are deleted. */
  prunes: boolean;
}

/** The deployed parts of a release of the site. */
export interface Release {
  assembly: CloudAssembly;
  distribution: Distribution;
  bucket: string;
  /** The uploads by logical id. */
  uploads: Map<string, Upload>;
  /** Runs the renderer; event and result are JSON text. */
  render: (event: string) => Promise<string>;
}

/** The documents and hashes that the web build passes to the renderer. */
interface WebBuild {
  template: string;
  scriptHashes: string[];
  pageStyles: PageStyles;
  pageFiles: EdgeDependencies["pageFiles"];
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const readPageFiles = (): string => readFileSync(".build/web/page-files.json", "utf8");
const readPageStyles = () => readJson<WebBuild["pageStyles"]>(".build/web/page-styles.json");

const parameters = {
  SiteOrigin: "https://www.vans.test",
  PartnerBookingUrl: "https://partner.test/book",
  PartnerHosts: "partner.test",
  OriginToken: "t".repeat(32),
  RegistrationHashKey: "k".repeat(32),
  BookingLinkKey: "l".repeat(32),
  DistributionId: "D1",
};

/** Reads the release built in `.build` and synthesized in `cdk.out`. */
export function currentRelease(): Release {
  return readRelease("cdk.out", {
    template: readFileSync(".build/web/template.html", "utf8"),
    scriptHashes: readJson<string[]>(".build/web/script-hashes.json"),
    pageStyles: readPageStyles(),
    pageFiles: JSON.parse(readPageFiles()) as WebBuild["pageFiles"],
  });
}

/** The suffix of each hashed file name of the next release, which also marks its inlined style. */
export const nextMark = "-next";
const markText = (text: string) =>
  text.replaceAll(/([\w-]+-[\w-]{8})\.(js|css)\b/g, `$1${nextMark}.$2`);
const nextStyle = `.release${nextMark}{color:red}</style>`;
const nextPageStyle = (stylesheet: Stylesheet): Stylesheet => ({
  ...stylesheet,
  css: `${stylesheet.css}.page${nextMark}{color:red}`,
});
const nextScript = `;"release${nextMark}"</script></body>`;

/**
 * Returns a release after the current one: every hashed file has another name, and inlined style
 * and script differ. Its files are in `folder`.
 */
export function nextRelease(folder: string): Release {
  const current = resolve("cdk.out");
  const [upload] = resourcesOf(loadAssembly(current), uploadType);
  if (!upload) throw new Error("The assembly uploads no files.");
  const [key = ""] = (upload.properties as unknown as { SourceObjectKeys: string[] })
    .SourceObjectKeys;
  const client = upload.stack.assets.get(key) ?? "";
  const nextClient = join(folder, "client");
  cpSync(client, nextClient, { recursive: true });
  for (const name of readdirSync(join(nextClient, "assets"))) {
    const file = join(nextClient, "assets", name);
    writeFileSync(file, markText(readFileSync(file, "utf8")));
    renameSync(file, join(nextClient, "assets", markText(name)));
  }
  const assemblyDir = join(folder, "cdk.out");
  cpSync(current, assemblyDir, {
    recursive: true,
    filter: (path) => !basename(path).startsWith("asset."),
  });
  for (const name of readdirSync(current).filter((each) => each.startsWith("asset."))) {
    symlinkSync(
      name === basename(client) ? nextClient : join(current, name),
      join(assemblyDir, name),
    );
  }
  const change = (html: string) =>
    markText(html).replace("</style>", nextStyle).replace("</script></body>", nextScript);
  const template = change(readFileSync(".build/web/template.html", "utf8"));
  const { scripts } = inlinedIn(template);
  return readRelease(assemblyDir, {
    template,
    scriptHashes: scripts.map(hashOf),
    pageStyles: Object.fromEntries(
      Object.entries(readPageStyles()).map(([page, sheets]) => [page, sheets.map(nextPageStyle)]),
    ),
    pageFiles: JSON.parse(markText(readPageFiles())) as WebBuild["pageFiles"],
  });
}

export const hashOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Returns the inlined scripts and styles of a document that a browser runs or applies. */
export function inlinedIn(html: string): { scripts: string[]; styles: string[] } {
  const contents = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, content = ""]) => content);
  return {
    scripts: contents(/<script>(.*?)<\/script>/gs),
    styles: contents(/<style[^>]*>(.*?)<\/style>/gs),
  };
}

function readRelease(assemblyDir: string, web: WebBuild): Release {
  const addresses = {
    url: "http://localhost:3000",
    apiUrl: "http://localhost:3001",
    origin: "http://localhost:3000",
    domainName: "d1.test",
  };
  const { assembly, site } = readTemplates(
    { assemblyDir, parameters: () => parameters },
    addresses,
  );
  const bucket = site.behaviours.find(({ origin }) => origin.bucket)?.origin.bucket ?? "";
  const ids = resourcesOf(assembly, uploadType).map(({ id, properties }) => ({
    id,
    prunes: properties.Prune !== false,
  }));
  const filesOf = (id: string) => {
    const resources: ResolvedAssembly["resources"] = <P>(type: string) =>
      assembly.resources<P>(type).filter((each) => each.id === id);
    return bucketObjects({ resources }).get(bucket) ?? new Map();
  };
  const uploads = new Map(
    ids.map(({ id, prunes }): [string, Upload] => [id, { files: filesOf(id), prunes }]),
  );
  const files = new Set(
    [...uploads.values()].flatMap((upload) => [...upload.files.keys()]).map((name) => `/${name}`),
  );
  const handler = originRequestHandler({
    ...web,
    publicFiles: [...files],
    fetch: (url) => Promise.resolve(apiResponse(new URL(url as string).pathname)),
    now: () => new Date("2026-11-22T12:00:00Z"),
    reportError: (error) => {
      throw error;
    },
  });
  const rendered = new Map<string, Promise<string>>();
  const render = async (eventText: string): Promise<string> => {
    const event = JSON.parse(eventText) as OriginRequestEvent;
    const uri = event.Records[0]?.cf.request.uri ?? "";
    // A forwarded request contains the event, which differs; a rendered page does not.
    const result =
      rendered.get(uri) ?? Promise.resolve(handler(event)).then((each) => JSON.stringify(each));
    if (!files.has(uri)) rendered.set(uri, result);
    return result;
  };
  return { assembly, distribution: site, bucket, uploads, render };
}

function apiResponse(path: string): Response {
  if (path === "/api/services") return Response.json(services);
  if (path === "/api/locations/maidstone") return Response.json(buildLocation());
  return Response.json([], { status: path.startsWith("/api/locations/") ? 404 : 200 });
}

/** Returns a temporary folder, which is deleted on disposal. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "release-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
