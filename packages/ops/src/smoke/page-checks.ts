import { motPath, pages, servicingPath } from "@vanfettle/contract/paths";
import { readDocument, type PageDocument } from "./document.ts";
import { differs, jsonOf, type Answer, type Check, type VisitedSite } from "./visited-site.ts";

const location = (path: string, name: string) => ({
  path,
  name,
  canonical: path,
  isLocation: true,
});

/**
 * Five indexed pages under each prefix, among them a region with two slugs. The title has the name.
 */
export const samplePages = [
  {
    path: pages.vanServicing.canonical,
    name: "Van Servicing",
    canonical: pages.home.canonical,
    isLocation: false,
  },
  location(servicingPath("south-east"), "South East"),
  location(servicingPath("kent"), "Kent"),
  location(servicingPath("maidstone"), "Maidstone"),
  location(servicingPath("belfast"), "Belfast"),
  { ...location(pages.motLanding.canonical, "Van MOT"), isLocation: false },
  location(motPath("yorkshire"), "Yorkshire"),
  location(motPath("west-yorkshire"), "West Yorkshire"),
  location(motPath("leeds"), "Leeds"),
  location(motPath("northern-ireland"), "Northern Ireland"),
];

type SamplePage = (typeof samplePages)[number];

/** Returns a check for each sample page, and a check for duplicates among them. */
export function pageChecks(site: VisitedSite): Check[] {
  const seen = new Map<string, PageDocument>();
  const checkPage = async (page: SamplePage): Promise<string[]> => {
    const answer = await site.get(page.path);
    const document = readDocument(answer.body);
    seen.set(page.path, document);
    if (answer.status !== 200) return differs("status", answer.status, 200);
    if (document.isShell) return ["the renderer sent its plain shell instead of a rendered page"];
    return [
      ...metaProblems(page, document, site.origin),
      ...structuredDataProblems(page, document, site.origin),
      ...policyProblems(answer, document),
    ];
  };
  return [
    ...samplePages.map((page) => ({ name: `page ${page.path}`, run: () => checkPage(page) })),
    { name: "titles and descriptions", run: async () => repeated(seen) },
    { name: "script of the pages", run: () => checkScripts(site, seen) },
    { name: "unknown page", run: () => checkUnknownPage(site) },
  ];
}

function metaProblems(
  { name, canonical }: SamplePage,
  document: PageDocument,
  origin: string,
): string[] {
  const { title, meta, headings } = document;
  return [
    ...(title.includes(name) ? [] : [`title ${JSON.stringify(title)} does not name ${name}`]),
    ...(meta["description"] ? [] : ["description is missing"]),
    ...differs("canonical", document.canonical, origin + canonical),
    ...differs("robots", meta["robots"], "index,follow"),
    ...differs("number of h1 headings", headings, 1),
  ];
}

function structuredDataProblems(
  page: SamplePage,
  { jsonLd, meta }: PageDocument,
  origin: string,
): string[] {
  const entries = jsonLd.map((source) => jsonOf({ body: source }));
  const ofType = (type: string, check: (entry: Record<string, unknown>) => string[]): string[] => {
    const entry = entries.find((each) => each["@type"] === type);
    return entry ? check(entry) : [`structured data has no ${type}`];
  };
  const contexts = entries.flatMap((each) =>
    differs("structured data's @context", each["@context"], "https://schema.org"),
  );
  if (!page.isLocation) {
    return [
      ...contexts,
      ...ofType("WebSite", ({ url }) => differs("WebSite's url", url, `${origin}/`)),
    ];
  }
  const serviceProblems = ({ url, description }: Record<string, unknown>) => [
    ...differs("Service's url", url, origin + page.canonical),
    ...differs("Service's description", description, meta["description"] ?? description),
  ];
  return [
    ...contexts,
    ...ofType("Service", serviceProblems),
    ...ofType("BreadcrumbList", ({ itemListElement }) =>
      breadcrumbProblems(itemListElement, page.name, origin),
    ),
  ];
}

function breadcrumbProblems(list: unknown, name: string, origin: string): string[] {
  const items = Array.isArray(list) ? (list as { name?: string; item?: string }[]) : [];
  const outside = items.filter(({ item = `${origin}/` }) => !item.startsWith(`${origin}/`));
  return [
    ...(items.at(-1)?.name?.includes(name) ? [] : [`BreadcrumbList does not end with ${name}`]),
    ...outside.map(({ item }) => `BreadcrumbList leads to ${item}, outside of ${origin}`),
  ];
}

/**
 * Returns a problem if the policy blocks inline scripts or styles, for example as it is of another
 * release.
 */
function policyProblems({ headers }: Answer, { inlined }: PageDocument): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const blocked = inlined.filter((hash) => !policy.includes(hash));
  return blocked.length === 0
    ? []
    : [`its content security policy blocks ${blocked.length} of its scripts and styles`];
}

function repeated(seen: ReadonlyMap<string, PageDocument>): string[] {
  if (seen.size === 0) return ["no page could be read"];
  return [
    ...sharedTexts(seen, "title", ({ title }) => title),
    ...sharedTexts(seen, "description", ({ meta }) => meta["description"]),
  ];
}

function sharedTexts(
  seen: ReadonlyMap<string, PageDocument>,
  kind: string,
  read: (document: PageDocument) => string | undefined,
): string[] {
  const byText = Map.groupBy(seen, ([, document]) => read(document) ?? "");
  byText.delete("");
  const repeats = [...byText.values()].filter((entries) => entries.length > 1);
  return repeats.map((entries) => {
    const paths = entries.map(([path]) => path);
    return `${paths.join(" and ")} have the same ${kind}`;
  });
}

async function checkScripts(
  site: VisitedSite,
  seen: ReadonlyMap<string, PageDocument>,
): Promise<string[]> {
  const entries = new Set([...seen.values()].flatMap(({ entry }) => entry ?? []));
  if (entries.size === 0) return ["no page names its script"];
  const problems: string[] = [];
  for (const entry of entries) {
    const { status, headers } = await site.get(entry);
    problems.push(...differs(`status of ${entry}`, status, 200));
    if (!headers.get("content-type")?.includes("javascript")) {
      problems.push(`${entry} is not a script`);
    }
  }
  return problems;
}

/** The path of a location that does not exist. */
export const unknownPath = servicingPath("no-such-place-smoke-test");

async function checkUnknownPage(site: VisitedSite): Promise<string[]> {
  const { status, body } = await site.get(unknownPath);
  return [
    ...differs("status", status, 404),
    ...differs("robots", readDocument(body).meta["robots"], "noindex"),
  ];
}
