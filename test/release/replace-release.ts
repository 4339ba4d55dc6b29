import { dependencies, type TemplateGraph } from "../../infra/testing/template-graph.ts";
import type { BucketObject } from "../../packages/local/src/assembly/bucket-objects.ts";
import { resourcesOf } from "../../packages/local/src/assembly/cloud-assembly.ts";
import type { Distribution } from "../../packages/local/src/assembly/distribution.ts";
import { cloudFront, type CloudFront } from "../../packages/local/src/cloudfront/cloudfront.ts";
import { responseCache } from "../../packages/local/src/cloudfront/response-cache.ts";
import { headerOf, type HttpResponse } from "../../packages/local/src/http.ts";
import { hashOf, inlinedIn, nextMark, type Release } from "./release.ts";

const steps = [
  "Custom::CDKBucketDeployment",
  "AWS::CloudFront::ResponseHeadersPolicy",
  "AWS::CloudFront::Distribution",
];

/**
 * Returns every order in which CloudFormation may update the resources that visitors notice, by
 * their dependencies.
 */
export function possibleOrders({ assembly }: Release): string[][] {
  const resources = steps.flatMap((type) => resourcesOf(assembly, type));
  const [stack] = new Set(resources.map((each) => each.stack));
  const dependsOn = dependencies(stack?.template as TemplateGraph);
  const ids = resources.map(({ id }) => id);
  const before = new Map(ids.map((id) => [id, ids.filter((other) => dependsOn(id).has(other))]));
  const orders = (done: string[]): string[][] => {
    const next = ids.filter(
      (id) => !done.includes(id) && before.get(id)?.every((each) => done.includes(each)),
    );
    return done.length === ids.length ? [done] : next.flatMap((id) => orders([...done, id]));
  };
  return orders([]);
}

/** The pages opened first and again at every step; the others are opened at a single step. */
const revisited = ["/", "/van-servicing/maidstone/"];
const visitedOnce = [
  "/van-mot/maidstone/",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/van-mot/",
  "/nowhere",
];

/**
 * Replaces a release by the next in the given order of resources, and then invalidates. After every
 * step it visits pages at an edge location with cached pages and at one without, and loads the
 * files of a page that has been open since before the release. Returns the problems that a visitor
 * would notice, each with its step.
 */
export async function replaceRelease(
  from: Release,
  to: Release,
  order: readonly string[],
): Promise<string[]> {
  const files = new Map<string, BucketObject>();
  const deployed = { distribution: from.distribution, render: from.render };
  const warm = responseCache();
  const problems: string[] = [];
  for (const id of from.uploads.keys()) applyUpload(from, id);

  function applyUpload(release: Release, id: string): void {
    const upload = release.uploads.get(id);
    if (upload?.prunes) files.clear();
    upload?.files.forEach((file, name) => files.set(name, file));
  }

  function apply(id: string): void {
    if (to.uploads.has(id)) applyUpload(to, id);
    else if (to.distribution.id === id) {
      Object.assign(deployed, { distribution: to.distribution, render: to.render });
    } else deployed.distribution = withHeaders(deployed.distribution, to.distribution);
  }

  /** Returns an edge location, with the cache of the previous one or an empty cache. */
  const edgeLocation = (cache = responseCache()): CloudFront =>
    cloudFront({
      distribution: deployed.distribution,
      buckets: new Map([[from.bucket, files]]),
      gateway: async () => ({ status: 200, headers: {}, body: Buffer.from("{}") }),
      domainName: "d1.test",
      invoke: (_, event) => deployed.render(event),
      record: () => undefined,
      cache,
      log: (line) => problems.push(line),
    });

  async function visitAll(
    step: string,
    openPages: readonly HttpResponse[],
    once: string,
  ): Promise<void> {
    const missingFiles = fileChecker(edgeLocation());
    for (const location of [edgeLocation(warm), edgeLocation()]) {
      for (const path of [...revisited, once]) {
        const found = await problemsOfPage(await get(location, path), missingFiles);
        problems.push(...found.map((problem) => `${step}: ${path}: ${problem}`));
      }
    }
    for (const page of openPages) {
      const missing = await missingFiles(String(page.body));
      problems.push(...missing.map((name) => `${step}: an open page: ${name} is missing`));
    }
  }

  const openPages = await Promise.all(revisited.map((path) => get(edgeLocation(warm), path)));
  for (const [n, id] of order.entries()) {
    apply(id);
    await visitAll(`after ${id}`, openPages, visitedOnce[n] ?? "/");
  }
  edgeLocation(warm).invalidate(["/*"]);
  await visitAll("after the invalidation", openPages, "/nowhere");
  for (const path of revisited) {
    const { body } = await get(edgeLocation(warm), path);
    if (!String(body).includes(nextMark)) {
      problems.push(`after the invalidation: ${path} is of the earlier release`);
    }
  }
  return [...new Set(problems)];
}

function withHeaders(current: Distribution, next: Distribution): Distribution {
  const policyOf = (pattern: string | undefined) =>
    next.behaviours.find(({ pathPattern }) => pathPattern === pattern)?.responseHeadersPolicy;
  const behaviours = current.behaviours.map((each) => ({
    ...each,
    responseHeadersPolicy: policyOf(each.pathPattern),
  }));
  return { ...current, behaviours };
}

const get = ({ handle }: CloudFront, path: string): Promise<HttpResponse> =>
  handle({
    method: "GET",
    path,
    query: "",
    headers: {},
    body: Buffer.alloc(0),
    clientIp: "192.0.2.1",
  });

type MissingFiles = (html: string) => Promise<string[]>;

const filesOfPage = (html: string): string[] =>
  /data-files="([^"]*)"/.exec(html)?.[1]?.split(" ").filter(Boolean) ?? [];

async function problemsOfPage(
  response: HttpResponse,
  missingFiles: MissingFiles,
): Promise<string[]> {
  const html = String(response.body);
  const { scripts, styles } = inlinedIn(html);
  const policy = String(headerOf(response, "content-security-policy") ?? "");
  const blocked = [...scripts, ...styles].filter(
    (inlined) => !policy.includes(`'${hashOf(inlined)}'`),
  );
  const entry = /data-entry="([^"]+)"/.exec(html)?.[1] ?? "";
  const parts = [entry, ...filesOfPage(html), ...scripts, ...styles];
  const releases = new Set(parts.map((part) => part.includes(nextMark)));
  return [
    ...(response.status >= 500 || styles.length === 0
      ? [`is no page, but ${response.status}`]
      : []),
    ...(blocked.length > 0 ? ["its content security policy blocks what it inlines"] : []),
    ...(releases.size > 1 ? ["its parts are of two releases"] : []),
    ...(await missingFiles(html)).map((name) => `${name} is missing`),
  ];
}

/**
 * The names in each script, cached because reading large scripts at every step would take most of
 * the time.
 */
const namesByEtag = new Map<string, string[]>();

/**
 * Returns a function that lists the missing files of a document and its scripts. Each file is
 * requested once.
 */
function fileChecker(location: CloudFront): MissingFiles {
  const named = new Map<string, Promise<string[] | undefined>>();
  /** Returns the files that a file names, or undefined if it is missing. */
  const read = async (path: string): Promise<string[] | undefined> => {
    const response = await get(location, path);
    if (response.status !== 200) return undefined;
    if (!path.endsWith(".js")) return [];
    const etag = String(headerOf(response, "etag"));
    const names = namesByEtag.get(etag) ?? filesIn(String(response.body));
    namesByEtag.set(etag, names);
    return names;
  };
  return async (html) => {
    const missing: string[] = [];
    const inDocument = html.matchAll(
      /(?:href|src|data-entry|content)="(?:https:\/\/www\.vans\.test)?(\/[\w./-]+\.\w+)"/g,
    );
    const left = [...Array.from(inDocument, ([, path = ""]) => path), ...filesOfPage(html)];
    const seen = new Set(left);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const reading = named.get(path) ?? read(path);
      named.set(path, reading);
      const names = await reading;
      if (!names) missing.push(path);
      for (const name of names ?? []) {
        if (!seen.has(name)) left.push(name);
        seen.add(name);
      }
    }
    return missing;
  };
}

/**
 * Returns the files that a script names, relative to itself (`./name.js`) or from the root
 * (`assets/name.css`).
 */
const filesIn = (script: string): string[] =>
  [
    ...script.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+-[\w-]{8}(?:-next)?\.(?:js|css))["'`]/g),
  ].map(([, name = ""]) => `/assets/${name}`);
