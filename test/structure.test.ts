import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { endpoints } from "@vanfettle/contract/endpoints";
import { adminPaths, isAdminPath, matchPage, pages } from "@vanfettle/contract/paths";
import { brandColours, site } from "@vanfettle/contract/site";
import {
  areaImported,
  areaOf,
  fileImported,
  files,
  importsOf,
  isTest,
  sources,
  type Import,
} from "./repository.ts";

/**
 * The packages and folders that each package or folder may import; others are errors. `bench` is
 * never imported.
 */
const allowedImports: Record<string, readonly string[]> = {
  commands: [],
  vans: [],
  contract: ["vans"],
  core: ["contract", "vans"],
  stations: ["commands", "contract", "vans"],
  functions: ["commands", "contract", "core", "stations", "vans"],
  web: ["commands", "contract", "vans"],
  edge: ["commands", "contract", "web"],
  places: ["commands", "contract", "core", "stations", "vans"],
  ops: ["commands", "contract", "core", "places", "stations", "vans"],
  local: ["commands", "text-service", "vehicle-services"],
  "text-service": ["commands"],
  "vehicle-services": ["commands"],
  infra: ["contract", "core", "functions", "sst.config.ts"],
  stacks: ["infra"],
  "sst.config.ts": ["infra", "stacks"],
  scripts: ["commands", "functions", "infra", "ops"],
};

/** The folders of core that each folder of core may import; others are errors. */
const allowedInCore: Record<string, readonly string[]> = {
  table: [],
  "text-model": [],
  vehicle: ["table"],
  audit: ["table"],
  booking: ["audit", "table"],
  location: ["table"],
  content: ["audit", "location", "table", "text-model"],
  generation: ["audit", "content", "location", "table", "text-model"],
};

/**
 * The folders of web that each folder of web may import, and first the folders that files outside
 * may; others are errors.
 */
const allowedInWeb: Record<string, readonly string[]> = {
  "": ["api", "app", "document"],
  document: [],
  api: [],
  ui: ["document"],
  features: ["api", "document", "ui"],
  admin: ["api", "ui"],
  pages: ["api", "document", "features", "ui"],
  app: ["admin", "api", "document", "features", "pages", "ui"],
};

/** The TypeScript files that npm scripts run. */
const npmScripts = Object.values(
  (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts,
).flatMap((command) => /^node (\S+\.ts)/.exec(command)?.[1] ?? []);

const production = sources.filter((file) => !isTest(file));

const describeImport = ({ file, specifier }: Import) => `${file} imports ${specifier}`;
describe("imports", () => {
  test("between packages go in the allowed directions only", () => {
    const wrong = production.flatMap(importsOf).filter((used) => {
      const area = areaImported(used);
      return area !== undefined && !(allowedImports[areaOf(used.file)] ?? []).includes(area);
    });
    expect(production.length).toBeGreaterThan(100);
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("deployed files import nothing of commands; the files that build them and the commands may", () => {
    // The fake of the open data and its sample list are not deployed.
    const deployed = production.filter(
      (file) =>
        /^packages\/(vans|contract|core|functions|web|edge|stations)\/src\/(?!open-data\/)/.test(
          file,
        ) && !npmScripts.includes(file),
    );
    expect(deployed.length).toBeGreaterThan(50);
    const wrong = deployed.flatMap(importsOf).filter((used) => areaImported(used) === "commands");
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("of scripts reach other packages than ops and commands only through the files that build them", () => {
    const buildFile = /^packages\/[^/]+\/[^/]+\.ts$/;
    const imports = production
      .filter((file) => areaOf(file) === "scripts")
      .flatMap(importsOf)
      .filter((used) => fileImported(used)?.startsWith("packages/"));
    const wrong = imports.filter(
      (used) =>
        !["commands", "ops"].includes(areaImported(used) ?? "") &&
        !buildFile.test(fileImported(used) ?? ""),
    );
    expect(imports.length).toBeGreaterThan(10);
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("between core's folders go in the allowed directions only, except for the schemas that make the table", () => {
    const folderOf = (file: string | undefined) =>
      /^packages\/core\/src\/([^/]+)\//.exec(file ?? "")?.[1];
    const isSchemaOfTable = ({ file, specifier }: Import) =>
      file === "packages/core/src/table/table.ts" && specifier.endsWith(".entity.ts");
    const between = production
      .filter((file) => folderOf(file) !== undefined)
      .flatMap(importsOf)
      .filter(
        (used) => (folderOf(fileImported(used)) ?? folderOf(used.file)) !== folderOf(used.file),
      );
    const wrong = between.filter(
      (used) =>
        !isSchemaOfTable(used) &&
        !(allowedInCore[folderOf(used.file) ?? ""] ?? []).includes(
          folderOf(fileImported(used)) ?? "",
        ),
    );
    expect(between.length).toBeGreaterThan(50);
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("of the rows of a version occur only in the version repository", () => {
    const rows = "packages/core/src/content/versions/version-rows.ts";
    const users = production.flatMap(importsOf).filter((used) => fileImported(used) === rows);
    expect(users.map(({ file }) => file)).toEqual([
      "packages/core/src/content/versions/version-repository.ts",
    ]);
  });

  test("in infra take only table shapes and entities from core, and only types from functions", () => {
    const imports = production.filter((file) => areaOf(file) === "infra").flatMap(importsOf);
    const fromCore = imports.filter((used) => areaImported(used) === "core");
    const fromFunctions = imports.filter((used) => areaImported(used) === "functions");
    expect(fromCore.length * fromFunctions.length).toBeGreaterThan(0);
    expect(
      fromCore
        .filter(({ specifier }) => !/\/core\/table\/|\.entity$/.test(specifier))
        .map(describeImport),
    ).toEqual([]);
    expect(
      fromFunctions
        .filter(({ specifier, typeOnly }) => specifier !== "@vanfettle/functions/env" || !typeOnly)
        .map(describeImport),
    ).toEqual([]);
  });

  test("never reach into the benchmarks", () => {
    const outside = sources.filter((file) => areaOf(file) !== "bench");
    expect(
      outside
        .flatMap(importsOf)
        .filter((used) => areaImported(used) === "bench")
        .map(describeImport),
    ).toEqual([]);
  });

  test("between the folders of web go in the allowed directions only", () => {
    const folderOf = (file: string | undefined) =>
      /^packages\/web\/src\/([^/]+)\//.exec(file ?? "")?.[1] ?? "";
    const between = production
      .flatMap(importsOf)
      .filter((used) => !["", folderOf(used.file)].includes(folderOf(fileImported(used))));
    const wrong = between.filter(
      (used) => !(allowedInWeb[folderOf(used.file)] ?? []).includes(folderOf(fileImported(used))),
    );
    expect(between.length).toBeGreaterThan(200);
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("form no cycle", () => {
    const imported = new Map(
      production.map((file) => [file, importsOf(file).flatMap((used) => fileImported(used) ?? [])]),
    );
    const checked = new Set<string>();
    const cycles: string[] = [];
    const follow = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" > "));
      else if (!checked.has(file)) {
        for (const next of imported.get(file) ?? []) follow(next, [...path, file]);
      }
      checked.add(file);
    };
    for (const file of production) follow(file, []);
    expect([...imported.values()].flat().length).toBeGreaterThan(1000);
    expect(cycles).toEqual([]);
  });

  test("of each module of contract come from at least two packages or folders", () => {
    const importers = Map.groupBy(
      sources.filter((file) => !/^(test|bench)\//.test(file)).flatMap(importsOf),
      (used) => fileImported(used),
    );
    const usersOf = (file: string, visited = new Set<string>()): string[] => {
      if (visited.has(file)) return [];
      visited.add(file);
      return (importers.get(file) ?? []).flatMap(({ file: user }) => {
        if (areaOf(user) !== "contract") return [areaOf(user)];
        return isTest(user) ? [] : usersOf(user, visited);
      });
    };
    const modules = production.filter((file) => file.startsWith("packages/contract/src/"));
    expect(modules.length).toBeGreaterThan(40);
    const wrong = modules.filter((file) => new Set(usersOf(file)).size < 2);
    expect(
      wrong.map((file) => `${file} is used by ${usersOf(file)[0] ?? "no other package"} only`),
    ).toEqual([]);
  });

  test("of SST and the CDK stay outside the packages", () => {
    const wrong = sources
      .filter((file) => file.startsWith("packages/"))
      .flatMap(importsOf)
      .filter(({ specifier }) => /^(sst|aws-cdk-lib|constructs|cdk-nag)(\/|$)/.test(specifier));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("of modules that load zod never reach the browser", () => {
    const withZod = new Set(
      production
        .filter((file) => importsOf(file).some(({ specifier }) => specifier === "zod"))
        .map((file) => file),
    );
    expect(withZod).toContain("packages/contract/src/schemas.ts");
    const wrong = production
      .filter((file) => file.startsWith("packages/web/"))
      .flatMap(importsOf)
      .filter((used) => !used.typeOnly && withZod.has(fileImported(used) ?? ""));
    expect(wrong.map(describeImport)).toEqual([]);
  });
});

describe("subjects", () => {
  const layers: Record<string, string> = {
    contract: "packages/contract/src",
    core: "packages/core/src",
    functions: "packages/functions/src",
    web: "packages/web/src/features",
    ops: "packages/ops/src",
  };
  const [head = [], , ...rows] = Array.from(
    readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^\| (?:Subject|---|[a-z]+) .*$/gm),
    ([line]) => line.split("|").map((cell) => cell.trim()),
  );

  test("have the same folder name in each package, as CONTRIBUTING lists them", () => {
    expect(rows.length).toBeGreaterThan(5);
    const stated = rows.map((cells) => [
      cells[1],
      ...Object.keys(layers).filter((layer) => cells[head.indexOf(layer)] === "yes"),
    ]);
    const actual = rows.map(([, subject]) => [
      subject,
      ...Object.keys(layers).filter((layer) => existsSync(`${layers[layer]}/${subject}`)),
    ]);
    expect(stated).toEqual(actual);
  });
});

describe("packages", () => {
  test("each have a README that states the need for the package in two sentences", () => {
    const packages = new Set(files.flatMap((file) => /^packages\/[^/]+/.exec(file)?.[0] ?? []));
    expect(packages.size).toBeGreaterThan(5);
    expect([...packages].filter((folder) => !files.includes(`${folder}/README.md`))).toEqual([]);
    const reason = /^Without (?:it|this package), [^.]+\. \S[^.]+\.$/m;
    expect(
      [...packages].filter((folder) => !reason.test(readFileSync(`${folder}/README.md`, "utf8"))),
    ).toEqual([]);
  });

  test("are built without rewriting a dependency's source", () => {
    const buildFiles = files.filter((file) => /^packages\/[^/]+\/[^/]+\.ts$/.test(file));
    expect(buildFiles.length).toBeGreaterThan(2);
    const rewrites =
      /\bonLoad\b|\bonResolve\b|\bresolveId\b|\bload\s*[:(]|\balias\s*:|patch-package/;
    expect(buildFiles.filter((file) => rewrites.test(readFileSync(file, "utf8")))).toEqual([]);
    expect(readFileSync("package.json", "utf8")).not.toMatch(/patch-package|patchedDependencies/);
  });

  test("use a single version of the AWS SDK", () => {
    type Declared = Partial<Record<"dependencies" | "devDependencies", Record<string, string>>>;
    const versions = files
      .filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
      .flatMap((file) => {
        const { dependencies, devDependencies } = JSON.parse(
          readFileSync(file, "utf8"),
        ) as Declared;
        return Object.entries({ ...dependencies, ...devDependencies });
      })
      .filter(([name]) => name.startsWith("@aws-sdk/"))
      .map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(5);
    expect(new Set(versions).size).toBe(1);
  });

  test("core has files only in its folders", () => {
    expect(files.filter((file) => /^packages\/core\/src\/[^/]+$/.test(file))).toEqual([]);
  });
});

describe("endpoints", () => {
  const testTexts = files
    .filter((file) => isTest(file) && file.endsWith(".ts"))
    .map((file) => readFileSync(file, "utf8"));

  test.each(Object.entries(endpoints))("%s is called by a test", (name, { path }) => {
    const literal = path.split("{")[0] as string;
    expect(testTexts.some((text) => text.includes(literal) || text.includes(name))).toBe(true);
  });

  test("no two endpoints share a route", () => {
    const routes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

/**
 * The files with links that load a document or leave the site, with the reason. Every other link
 * uses the router.
 */
const plainLinks: Record<string, string> = {
  "admin/layout/new-tab-link.tsx": "opens a new tab",
  "app/layout/footer.tsx": "the XML sitemap and the social networks",
  "app/layout/header.tsx": "the MOT link, which loads a new document",
  "app/layout/page-error.tsx": "the script failed, so the page is loaded again",
  "features/booking/booking-form.tsx": "ends the way to the partner's site",
  "features/booking/partner-note.tsx": "the partner's privacy notice",
  "features/calendar/dvsa-reminder.tsx": "DVSA's reminders",
  "features/failed-read/try-again.tsx": "tries again without script",
  "features/fleet/fleet-table.tsx": "the browser brings the table back",
  "features/location/dva-links.tsx": "DVA's pages",
  "features/location/stations-line.tsx": "a part of the same page, which takes the focus",
  "features/location/zone-note.tsx": "the official page of a zone",
  "features/my-vans/saved-van-card.tsx": "official pages, and the requests on the same page",
  "features/station/class-switch.tsx": "the form beside it loads a document as well",
  "features/station/station-list.tsx": "a map of another site",
  "features/van-requests/van-requests.tsx": "the partner's site",
  "features/vehicle/failed-test-card.tsx": "official pages",
  "features/vehicle/van-zones.tsx": "official checkers",
  "pages/data-and-claims.tsx": "the source of a claim",
  "pages/developers.tsx": "the OpenAPI document and the text for language models",
  "pages/sitemap.tsx": "the XML sitemap and the notices",
  "pages/your-station.tsx": "DVSA's forms",
  "ui/overlays/lazy-overlays.tsx": "the partner's site",
  "ui/overlays/radix-overlays.tsx": "the partner's site",
  "ui/spinner.tsx": "the page itself, from the server",
};

/** What tests and documents name between two slashes although it is not a page. */
const addressesWithoutPage = [
  "/another-page/",
  "/corpus/",
  "/london/",
  "/partner-sandbox/",
  "/services/paint",
  "/sitemaps/",
  "/testing/",
  "/van-servicing/a/b/c/d/",
  "/wp-admin/",
];

describe("pages", () => {
  test("load no Intl.ListFormat, which takes Chromium 20 ms and a phone several times that", () => {
    const loaded = production.filter((file) =>
      /^packages\/(?:vans|contract|web)\/src\//.test(file),
    );
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter((file) => readFileSync(file, "utf8").includes("Intl.ListFormat"))).toEqual(
      [],
    );
  });

  test("link to each other without a reload, except for the files listed above", () => {
    const components = production.filter((file) => /^packages\/web\/src\/.*\.tsx$/.test(file));
    const elsewhere = components.filter((file) =>
      [...readFileSync(file, "utf8").matchAll(/<a\b[^>]*?\bhref=(?:\{`?|")([^"`}]*)/g)].some(
        ([, address = ""]) => !/^(?:#|https:|mailto:|tel:)/.test(address),
      ),
    );
    expect(elsewhere.map((file) => file.replace("packages/web/src/", "")).toSorted()).toEqual(
      Object.keys(plainLinks),
    );
  });

  test.each(Object.entries(pages))(
    "%s matches in the path table that the edge and the router read",
    (name, { pattern }) => {
      const sample = pattern.replace(/\/:a.*/, "/kent");
      expect(matchPage(sample)?.page).toBe(name);
    },
  );

  test("exist under each address that tests, benchmarks and documents name, except for the listed ones", () => {
    const readers = files.filter(
      (file) => /\.(?:tsx?|md)$/.test(file) && (isTest(file) || file.endsWith(".md")),
    );
    const named = readers.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return [
        ...text.matchAll(
          /["'`](\/(?!api\/|local-operators\/)[a-z-]+\/(?:[a-z-]+\/)*|\/services\/[a-z-]+)(?:\?[^"'`]*)?["'`]/g,
        ),
      ];
    });
    expect(named.length).toBeGreaterThan(200);
    const addresses = new Set(named.map(([, address = ""]) => address));
    const missing = [...addresses].filter((address) => !matchPage(address));
    expect(missing.toSorted()).toEqual(addressesWithoutPage);
  });

  test("the router serves the same paths as the edge", async () => {
    const { createRoutes } = await import("../packages/web/src/app/routes.tsx");
    const { adminRoute } = await import("../packages/web/src/app/admin-route.tsx");
    const pagesOf = ({ path, children = [] }: Route): string[] => [
      ...(path ? [path] : []),
      ...children.flatMap(pagesOf),
    ];
    const served = createRoutes(adminRoute).flatMap(pagesOf);
    expect(served.filter((path) => path !== "*").sort()).toEqual(
      Object.values(pages)
        .map(({ pattern }) => pattern)
        .sort(),
    );
    const rendered = createRoutes().flatMap(pagesOf);
    expect(served.filter((path) => !rendered.includes(path)).map(isAdminPath)).toEqual(
      adminPaths.map(() => true),
    );
  });
});

interface Route {
  path?: string | undefined;
  children?: Route[] | undefined;
}

describe("files", () => {
  test("of browser tests that the settings name exist", () => {
    const settings = readFileSync("test/e2e/playwright.config.ts", "utf8");
    const named = [...settings.matchAll(/"([a-z*-]+\.e2e\.ts)"/g)].map(([, name = ""]) => name);
    const exists = (name: string) => files.some((file) => matchesGlob(file, `test/e2e/${name}`));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });

  test("have kebab-case, meaningful names", () => {
    const names = sources.map((file) => file.split("/").at(-1) as string);
    expect(names.filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mts)$/.test(name))).toEqual(
      [],
    );
    expect(
      names.filter((name) => /^(utils?|helpers?|common|misc|manager|index)\.|-v2\./.test(name)),
    ).toEqual([]);
  });

  test("switch off no type check and skip no test", () => {
    const escapes = sources
      .filter((file) => file !== "test/structure.test.ts" && !file.includes("/corpus/"))
      .filter((file) =>
        /@ts-ignore|@ts-nocheck|\bas any\b|: any\s*[;,)=\]|]|\b(it|test|describe)\.(only|skip|todo)\(/.test(
          readFileSync(file, "utf8"),
        ),
      );
    expect(escapes).toEqual([]);
  });
});

/** The modules of web that keep state in their own way, with the reason. */
const ownState: Record<string, string> = {
  "app/entry-client.tsx": "starts the application, and no module imports it",
  "app/start-when-idle.ts": "is inline in documents, and no module imports it",
  "ui/kept-in-document.ts": "keeps the state of the others",
};

describe("the state of web's modules", () => {
  const changeable = [
    /^(?:export )?let /gm,
    // A constant is readonly by its type; formats and patterns have no state.
    /^(?:export )?const \w+ = new (?!Intl\.|RegExp\()[\w.]+/gm,
    /^(?:export )?const \w+(?:: (?!readonly |Readonly).+)? = (?:\[\]|\{\})/gm,
    /^(?:export )?const \w+(?:: .+)? = (?!createContext|createStaticHandler)create\w+(?:<[^>]*>)?\(/gm,
  ];
  const statesIn = (text: string) => changeable.flatMap((pattern) => text.match(pattern) ?? []);

  test("is kept by keptInDocument, so tests forget all of it", () => {
    const modules = production.filter((file) => file.startsWith("packages/web/src/"));
    const states = modules.flatMap((file) =>
      statesIn(readFileSync(file, "utf8")).map((state) => `${file.slice(17)}: ${state}`),
    );
    const isExempt = (state: string) => Object.keys(ownState).includes(state.split(":")[0] ?? "");
    expect(modules.length).toBeGreaterThan(200);
    expect(states.filter((state) => !isExempt(state))).toEqual([]);
    expect(new Set(states.filter(isExempt).map((state) => state.split(":")[0]))).toEqual(
      new Set(Object.keys(ownState)),
    );
  });

  test.each([
    "let last = 0;",
    "const kept = new Map<string, string>();",
    "export const client = new QueryClient();",
    "const seen: string[] = [];",
    "export const toasts = createToastStore();",
    "const store: Store = createStore<State>(() => ({}));",
  ])("is found in `%s`", (code) => {
    expect(statesIn(code)).toHaveLength(1);
  });
});

describe("casts through unknown", () => {
  test("occur only at a library's border, with the reason in a comment above", () => {
    const casts = production.flatMap((file) => {
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line, i) =>
        line.includes("as unknown as")
          ? [{ place: `${file}:${i + 1}`, above: lines[i - 1] ?? "" }]
          : [],
      );
    });
    expect(casts.filter(({ above }) => !/^\s*\/\/ /.test(above)).map(({ place }) => place)).toEqual(
      [],
    );
  });
});

describe("the brand", () => {
  const home = "packages/contract/src/site.ts";
  /**
   * `npm run images` writes the icon; an administrator loads the roles' template by hand; a corpus
   * is sample texts.
   */
  const copies =
    /^packages\/web\/public\/favicon\.svg$|^infra\/pipeline\/github-roles\.json$|\/corpus\//;
  const code = files.filter(
    (file) =>
      /^(packages|infra|stacks|scripts)\/.*\.(tsx?|css|html|svg|json)$/.test(file) && !isTest(file),
  );
  const statedIn = (text: string) =>
    code.filter((file) => !copies.test(file) && readFileSync(file, "utf8").includes(text));

  test("has its name in one file", () => {
    expect(statedIn(site.brand)).toEqual([home]);
  });

  test.each(Object.entries(brandColours))("has its colour %s in one file", (_, hex) => {
    const channels = (hex.match(/[0-9a-f]{2}/g) ?? []).map((channel) =>
      Number.parseInt(channel, 16),
    );
    expect(statedIn(hex)).toEqual([home]);
    expect(statedIn(channels.join(" "))).toEqual([]);
  });
});

describe("docs", () => {
  test("every decision number is a record in the index or withdrawn there", () => {
    const records = files.flatMap((file) => /^docs\/decisions\/(\d{4})-.+\.md$/.exec(file) ?? []);
    const [names, numbers] = [0, 1].map((part) =>
      records.filter((_, position) => position % 2 === part),
    );
    expect(numbers?.length).toBeGreaterThan(30);
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const withdrawn = [
      ...(/^Withdrawn numbers: (.+)$/m.exec(index)?.[1] ?? "").matchAll(/(\d+) \(/g),
    ];
    const all = [...(numbers ?? []), ...withdrawn.map(([, number]) => number)]
      .map(Number)
      .toSorted((a, b) => a - b);
    expect(all).toEqual(all.map((_, position) => position + 1));
    const indexed = [...index.matchAll(/^\| \[(\d+)\]\(([\w.-]+)\)/gm)].map(
      ([, number, name]) => `${number} ${name}`,
    );
    const expected = names?.map((path) => path.replace("docs/decisions/", ""));
    expect(indexed).toEqual(
      expected?.toSorted().map((name) => `${Number(name.slice(0, 4))} ${name}`),
    );
  });

  test("decisions have context, decision and consequences in at most 200 words", () => {
    const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
    const faulty = records.filter((file) => {
      const body = readFileSync(file, "utf8").replace(/^# .*\n/, "");
      const parts = [...body.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, part]) => part);
      const words = body
        .replaceAll(/\]\([^)]*\)/g, "]")
        .split(/\s+/)
        .filter(Boolean);
      return words.length > 200 || parts.join(" ") !== "Context Decision Consequences";
    });
    expect(faulty).toEqual([]);
  });

  test("the differences from AWS are ranked without a gap, and each names a test that exists or is not covered", () => {
    const rows = readFileSync("packages/local/README.md", "utf8").match(/^\| \d+ .+\|$/gm) ?? [];
    const cells = rows.map((row) =>
      row.split(" | ").map((cell) => cell.replaceAll(/^\| | +\|$/g, "").trim()),
    );
    expect(cells.length).toBeGreaterThan(15);
    expect(cells.map(([rank]) => Number(rank))).toEqual(cells.map((_, position) => position + 1));
    for (const [rank, difference, failure, covered = ""] of cells) {
      const tests = [...covered.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
      expect([difference, failure], `rank ${rank}`).not.toContain("");
      expect(files, `rank ${rank}`).toEqual(expect.arrayContaining(tests));
      expect(tests.length > 0 || covered === "not covered", `rank ${rank}`).toBe(true);
    }
  });

  test("the access patterns explain every entity", () => {
    const text = readFileSync("docs/access-patterns.md", "utf8");
    const entities = sources
      .filter((file) => file.endsWith(".entity.ts"))
      .map((file) => file.split("/").at(-1) as string);
    expect(entities.length).toBeGreaterThan(5);
    expect(entities.filter((name) => !text.includes(name.replace(".entity.ts", "")))).toEqual([]);
  });

  test("docs/commands.md explains every npm script", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const document = readFileSync("docs/commands.md", "utf8");
    const commands = [...document.matchAll(/`npm (?:run )?(?:-s )?([\w-]+)/g)].map(
      ([, name]) => name,
    );
    // A script that npm runs before another is not a command.
    const isHook = (name: string) => name.startsWith("pre") && name.slice(3) in scripts;
    expect(
      Object.keys(scripts).filter((name) => !isHook(name) && !commands.includes(name)),
    ).toEqual([]);
  });

  test("link only to files and headings that exist", () => {
    const slugOf = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-");
    const headingsOf = (path: string) =>
      [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
        slugOf(heading),
      );
    const links = files
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
          ([, path = "", heading]) => ({
            file,
            target: path ? join(dirname(file), path) : file,
            heading,
          }),
        ),
      );
    expect(links.length).toBeGreaterThan(100);
    const isBroken = ({ target, heading }: (typeof links)[number]) =>
      !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
    expect(links.filter(isBroken)).toEqual([]);
  });

  test("name only files and folders that exist", () => {
    const named = files
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) =>
        [
          ...readFileSync(file, "utf8").matchAll(
            /`((?:bench|docs|infra|packages|scripts|stacks|test)\/[\w./-]+)`/g,
          ),
        ].map(([, path = ""]) => `${file}: ${path}`),
      );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((each) => !existsSync(each.split(": ")[1] ?? ""))).toEqual([]);
  });

  test("name npm scripts as commands, because only those run on the pinned Node", () => {
    const documents = files.filter((file) => file.endsWith(".md"));
    expect(documents.length).toBeGreaterThan(50);
    expect(
      documents.filter((file) => /\bnode [\w./-]+\.ts\b/.test(readFileSync(file, "utf8"))),
    ).toEqual([]);
  });

  test("the lock file does not name a registry", () => {
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "https?:/);
  });

  test("the lock file lists every optional package, without which `npm ci` fails", () => {
    interface Locked {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    }
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Locked;
    const locked = new Set(
      Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")),
    );
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });
});
