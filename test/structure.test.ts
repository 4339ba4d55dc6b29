import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { endpoints } from "@vanfettle/contract/endpoints";
import { pages, matchPage } from "@vanfettle/contract/paths";
import { areaImported, areaOf, fileImported, files, importsOf, isTest, sources } from "./repository.ts";

/** Who may import whom; whatever is not listed is refused. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  core: ["contract"],
  functions: ["contract", "core"],
  web: ["contract"],
  edge: ["contract", "web"],
  places: ["contract", "core"],
  ops: ["contract", "core", "places"],
  local: ["scripts", "text-service"],
  "text-service": [],
  infra: ["contract", "core", "functions", "sst.config.ts"],
  stacks: ["infra", "contract"],
  "sst.config.ts": ["stacks"],
  scripts: ["contract", "infra", "functions", "web", "edge", "sst.config.ts"],
};

const production = sources.filter((file) => !isTest(file));

describe("imports", () => {
  test("point one way", () => {
    const wrong = production.flatMap((file) =>
      importsOf(file)
        .filter((used) => {
          const area = areaImported(used);
          return area !== undefined && !(allowed[areaOf(file)] ?? []).includes(area);
        })
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
    expect(production.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test("never lead back to where they began", () => {
    const imported = new Map(
      production.map((file) => [file, importsOf(file).flatMap((used) => fileImported(used) ?? [])]),
    );
    const clear = new Set<string>();
    const circles: string[] = [];
    const follow = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
      else if (!clear.has(file)) for (const next of imported.get(file) ?? []) follow(next, [...way, file]);
      clear.add(file);
    };
    for (const file of production) follow(file, []);
    expect([...imported.values()].flat().length).toBeGreaterThan(1000);
    expect(circles).toEqual([]);
  });

  test("of sst and the CDK stay outside packages", () => {
    const wrong = production
      .filter((file) => file.startsWith("packages/"))
      .flatMap(importsOf)
      .filter(({ specifier }) => /^(sst|aws-cdk-lib|constructs|cdk-nag)(\/|$)/.test(specifier));
    expect(wrong).toEqual([]);
  });

  test("of the validation library never reach the browser", () => {
    const withZod = new Set(
      production.filter((file) => importsOf(file).some(({ specifier }) => specifier === "zod")).map((file) => file),
    );
    expect(withZod).toContain("packages/contract/src/schemas.ts");
    const wrong = production
      .filter((file) => file.startsWith("packages/web/"))
      .flatMap(importsOf)
      .filter(
        ({ specifier, typeOnly }) =>
          !typeOnly && withZod.has(`${specifier.replace("@vanfettle/contract/", "packages/contract/src/")}.ts`),
      );
    expect(wrong).toEqual([]);
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

  test("no two share a route", () => {
    const routes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe("pages", () => {
  test.each(Object.entries(pages))(
    "%s is matched by the one table that the edge and the router read",
    (name, { pattern }) => {
      const sample = pattern.replace("/:a/:b?/:c?", "/kent");
      expect(matchPage(sample)?.page).toBe(name);
    },
  );

  test("every address the router serves is one the edge knows", async () => {
    const { routePatterns } = await import("../packages/web/src/app/route-patterns.ts");
    expect([...routePatterns].sort()).toEqual(
      Object.values(pages)
        .map(({ pattern }) => pattern)
        .sort(),
    );
  });
});

describe("files", () => {
  test("have kebab-case names that say what they are", () => {
    const names = sources.map((file) => file.split("/").at(-1) as string);
    expect(names.filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mts)$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|common|misc|manager|index)\.|-v2\./.test(name))).toEqual([]);
  });

  test("have one subject each: no source over 250 lines but tables of facts", () => {
    const long = production
      .filter((file) => !/\/(facts|corpus|texts)\//.test(file))
      .filter((file) => {
        const lines = readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => line.trim() !== "");
        return lines.length > 250;
      });
    expect(long).toEqual([]);
  });

  test("escape neither the types nor the tests", () => {
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

describe("docs", () => {
  test("every index of an entity is explained in the access patterns", () => {
    const text = readFileSync("docs/access-patterns.md", "utf8");
    const entities = sources
      .filter((file) => file.endsWith(".entity.ts"))
      .map((file) => file.split("/").at(-1) as string);
    expect(entities.length).toBeGreaterThan(5);
    expect(entities.filter((name) => !text.includes(name.replace(".entity.ts", "")))).toEqual([]);
  });

  test("the lock file names no registry", () => {
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "https?:/);
  });

  test("the lock file carries every optional package, without which a clean install refuses", () => {
    interface Locked {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    }
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Locked;
    const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });
});
