import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { plainPage } from "@vanfettle/contract/plain-page";
import { brandColours } from "@vanfettle/contract/site";
import { printSize } from "../../../test/print-size.ts";
import { classesOfSelectors } from "../../web/document-plugin.ts";
import type { EdgeDependencies, PageStyles } from "./origin-request.ts";

// The sizes of visitors' downloads, measured on the built files. `npm test` builds them first.
const build = new URL("../../../.build/", import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, build));
const text = (path: string): string => read(path).toString("utf8");
const brotli = (path: string): number => brotliCompressSync(read(path)).length;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const manifest = JSON.parse(text("web/client/.vite/manifest.json")) as Record<string, Chunk>;

/** Returns the files of the given chunks and all their static imports. */
function filesOf(...keys: string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}
const scriptOf = (page: string): string[] => filesOf("index.html", `src/pages/${page}.tsx`);

describe("the script", () => {
  test.each(["home", "servicing-location", "mot-location"])(
    "of %s is at most 180 KB, above which a visitor may notice it",
    (page) => {
      const bytes = scriptOf(page).reduce((sum, file) => sum + brotli(`web/client/${file}`), 0);
      expect(printSize(`The script of ${page}`, bytes, 180_000)).toBeLessThanOrEqual(180_000);
    },
  );

  test("of the search suggestions is at most 35 KB and loads when the search box gets focus", () => {
    const suggestions = "src/features/find/suggestions.tsx";
    const withPage = scriptOf("home");
    const beside = filesOf(suggestions).filter((file) => !withPage.includes(file));
    expect(beside.length).toBeGreaterThan(0);
    const bytes = beside.reduce((sum, file) => sum + brotli(`web/client/${file}`), 0);
    expect(printSize("The script of the search suggestions", bytes, 35_000)).toBeLessThanOrEqual(
      35_000,
    );
    for (const page of ["home", "servicing-location", "mot-location", "mot-landing", "find"]) {
      expect(scriptOf(page), page).not.toContain(manifest[suggestions]?.file);
    }
  });

  test("of visitors' pages excludes operators' code and the validation library", () => {
    const visitors = ["home", "servicing-location", "mot-location", "mot-landing", "cookie-policy"];
    const script = [...new Set(visitors.flatMap(scriptOf))]
      .map((file) => text(`web/client/${file}`))
      .join("\n");
    expect(script).not.toMatch(/Failed to start generation|ZodError|oidc/i);
  });

  test("of operators' pages brings their own stylesheet", () => {
    const layout = manifest["src/admin/layout/admin-layout.tsx"];
    const styles = (layout?.css ?? []).map((file) => text(`web/client/${file}`)).join("");
    expect(styles).toContain(".admin-nav");
    expect(text("web/template.html") + text("web/page-styles.json")).not.toContain(".admin-");
  });
});

const inline = (document: string, pattern: RegExp): string => pattern.exec(document)?.[1] ?? "";
const script = /<script>(.*?)<\/script>/s;

describe("the document", () => {
  const template = text("web/template.html");

  test("loads no script, font or stylesheet, except for printing without script", () => {
    expect(template).toMatch(
      /<noscript><link rel="stylesheet" href="(\/assets\/print-[\w-]+\.css)" media="print" \/><\/noscript>.* data-print="\1"/s,
    );
    const withScript = template.replace(/<(noscript|script)>.*?<\/\1>/gs, "");
    expect(withScript).not.toMatch(/<script[^>]+src=|rel="(stylesheet|modulepreload|preload)"/);
    expect(template).not.toContain("@font-face");
  });

  test.each([
    ["the document", template],
    ["a page without the application", plainPage("Title", "")],
  ])(
    "%s keeps iPhones from putting links around numbers, dates, addresses and emails",
    (_, page) => {
      expect(page).toMatch(
        /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"(?: \/)?>/,
      );
    },
  );

  const hash = (source: string) => `sha256-${createHash("sha256").update(source).digest("base64")}`;

  test("leaves out the styles of single pages, each rule of which names a class", () => {
    const styles = JSON.parse(text("web/page-styles.json")) as PageStyles;
    expect(Object.keys(styles)).toEqual(
      expect.arrayContaining(["home", "servicingLocation", "motLocation", "garages"]),
    );
    const sheets = Object.values(styles).flat();
    const selectors = sheets.flatMap(({ css }) =>
      Array.from(css.matchAll(/([^{};]+)\{/g), ([, selector = ""]) => selector),
    );
    const ofElements = selectors.filter((selector) => !/^@|^(from|to|\d+%)$|\./.test(selector));
    expect(selectors).toContain(".service-card");
    expect(ofElements).toEqual([]);
    const cards = styles["servicingLocation"]?.find(({ css }) => css.includes(".service-card"));
    expect(cards?.selectors).toEqual(expect.arrayContaining(["service-card", "service-card btn"]));
    expect(sheets.flatMap(({ selectors: each }) => each)).toContain("region-cards region-card");
    expect(template).not.toContain(".service-card");
    expect(template).not.toMatch(/\.van\{|\.dialog\{|\.switch\{|@media print\{\.skip|@property/);
  });

  test("requires the classes of a selector and in its `:has`, but not those in its `:not`", () => {
    const css =
      "@layer components{.list:not(.letters > *, :has(> .long)) > li{color:red}" +
      "@media print{.plate:has(.error),.field input{color:red}}}";
    expect(classesOfSelectors(css)).toEqual(["list", "plate error", "field"]);
  });

  test("has the theme's values in its styles and defines every variable", () => {
    const sheets = readdirSync(new URL("web/client/assets/", build)).filter((file) =>
      file.endsWith(".css"),
    );
    const css = [
      template,
      text("web/page-styles.json"),
      ...sheets.map((file) => text(`web/client/assets/${file}`)),
    ];
    expect(template).toContain(`<meta name="theme-color" content="${brandColours.ink}"`);
    expect(template).toContain(`color:${brandColours.ink}`);
    expect(
      css.join().match(/var\(--(brand|color|text|font|shadow|spacing|container)[\w-]*/g),
    ).toBeNull();
  });

  test("inlines exactly the script that the policy's hash allows", () => {
    const allowed = JSON.parse(text("web/script-hashes.json")) as string[];
    expect(allowed).toEqual([hash(inline(template, script))]);
    expect(template.match(/<script>|<style>/g)).toHaveLength(2);
    expect(template).not.toMatch(/\sstyle=|\son\w+="/);
  });
});

describe("the files of a page", () => {
  const pageFiles = JSON.parse(text("web/page-files.json")) as EdgeDependencies["pageFiles"];
  const application = filesOf("index.html").map((file) => `/${file}`);

  test.each(Object.keys(pageFiles))(
    "of %s are all that its code imports at once, after what they import, with their styles",
    (page) => {
      const name = page.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      const imported = scriptOf(name).map((file) => `/${file}`);
      const files = pageFiles[page] ?? [];
      const scripts = files.filter((file) => file.endsWith(".js"));
      expect([...application, ...scripts].toSorted()).toEqual(imported.toSorted());
      for (const { file, imports = [], css = [] } of Object.values(manifest)) {
        const place = scripts.indexOf(`/${file}`);
        if (place < 0) continue;
        const places = imports.map((key) => scripts.indexOf(`/${manifest[key]?.file}`));
        expect(Math.max(...places)).toBeLessThan(place);
        expect(files).toEqual(expect.arrayContaining(css.map((style) => `/${style}`)));
      }
    },
  );
});

describe("the renderer", () => {
  test("has no operators' code", () => {
    expect(text("edge/index.mjs")).not.toMatch(/Failed to start generation|oidc/i);
  });

  test("is a single file of at most 400 KB compressed", () => {
    expect(readdirSync(new URL("edge/", build)).filter((file) => file.endsWith("js"))).toEqual([
      "index.mjs",
    ]);
    expect(
      printSize("The renderer", gzipSync(read("edge/index.mjs")).length, 400_000),
    ).toBeLessThanOrEqual(400_000);
  });

  const own = {
    id: "place_maidstone",
    name: "Maidstone",
    slug: "maidstone",
    type: "town",
    region: "South East",
    regionSlug: "south-east",
    postcode: null,
    population: null,
    indexed: true,
    updatedAt: "2026-11-26T12:00:00.000Z",
  };
  const placed = {
    county: "Kent",
    countySlug: "kent",
    latitude: 51.27,
    longitude: 0.52,
    centre: null,
    namesakes: [],
  };
  const counted = {
    garageCount: 69,
    class7Count: 15,
    garageCountSource: "DVSA test stations",
    garageCountYear: 2025,
    nearestStationMiles: 0.2,
    nearestClass7Miles: 0.4,
    island: null,
  };
  const texts = { servicing_content: null, mot_content: null, faq_content: null };
  const words = {
    servicing_meta_title: null,
    servicing_meta_description: null,
    mot_meta_title: null,
    mot_meta_description: null,
  };
  const lists = {
    counties: [],
    places: [],
    nearby: [],
    alphabetical: [],
    class7Places: [],
    districts: [],
    testCentres: [],
  };
  const place = { ...own, ...placed, ...counted, ...texts, ...words, ...lists };

  /**
   * The bytes of a body in the first ten packets of a connection, which a server sends at once,
   * after about a kilobyte of headers.
   */
  const firstPackets = 13_600;

  /** Returns a location's document with this API data, compressed. */
  async function documentOf(uri: string, location: object): Promise<Buffer> {
    const ownConsole = { ...console };
    const { handler } = (await import(
      new URL("edge/index.mjs", build).href
    )) as typeof import("./handler.ts");
    // The renderer takes over the console of its process.
    Object.assign(console, ownConsole);
    const fetched = globalThis.fetch;
    globalThis.fetch = (url) =>
      Promise.resolve(Response.json((url as string).endsWith("services") ? [] : location));
    try {
      const request = { uri, querystring: "", method: "GET", headers: {} };
      const config = { distributionDomainName: "d111.cloudfront.net" };
      const answer = await handler({ Records: [{ cf: { config, request } }] });
      if (!("body" in answer)) throw new Error("not rendered");
      expect(answer.status).toBe("200");
      return brotliCompressSync(answer.body);
    } finally {
      globalThis.fetch = fetched;
    }
  }

  /** Builds sample stations as long and varied as the longest published lists. */
  const buildStations = (from: number, count: number): object[] =>
    Array.from({ length: count }, (_, i) => {
      const n = from + i;
      const word = createHash("sha256")
        .update(String(n))
        .digest("base64url")
        .replaceAll(/[\d_-]/g, "");
      return {
        site: `SMP${n}${word.slice(0, 4)}`,
        name: `${word.slice(0, 8)} Garage Services Ltd`,
        address: `Unit ${n * 7}, ${word.slice(12, 22)} Industrial Estate`,
        town: "Sampleton-on-Sea",
        postcode: `QX${n + 1} ${n % 10}AA`,
        phone: `016329${60_000 + n * 617}`,
        classes: ["1", "2", "4", "5", "7"],
        latitude: Number((51.2 + n / 977).toFixed(5)),
        longitude: Number((0.5 + n / 991).toFixed(5)),
        exact: n % 10 !== 0,
        miles: Number((n / 7).toFixed(2)),
        acrossWater: false,
        access: "public",
        councilRun: n % 10 === 0,
      };
    });
  const list = {
    name: "DVSA list of active MOT test stations",
    edition: "2026-02",
    rows: 23_000,
    licence: "OGL-3.0",
    sample: false,
  };
  const [nearest, farther] = [buildStations(0, 10), buildStations(10, 3)];
  // As in a typical place, two of the ten nearest stations test class 7.
  const counts = { any: 69, "4": 66, "7": 15 };
  const stations = { list, counts, nearest, class7: [...nearest.slice(4, 6), ...farther] };
  const sample = { ...stations, list: { ...list, sample: true } };

  test.each([
    ["/van-servicing/", "figures of stations", null],
    ["/van-mot/", "figures of stations", null],
    ["/van-servicing/", "fifteen stations", stations],
    ["/van-mot/", "fifteen stations", stations],
    ["/van-mot/", "fifteen sample stations", sample],
  ])("writes a page of %s with %s whose form is in the first packets", async (prefix, _, found) => {
    const nearby = Array.from({ length: 12 }, (_neighbour, i) => ({
      name: `Neighbour ${i}`,
      slug: `neighbour-${i}`,
      miles: i + 1,
      acrossWater: false,
    }));
    const document = await documentOf(`${prefix}maidstone/`, {
      ...place,
      nearby,
      stations: found,
    });
    printSize(`The page of ${prefix}`, document.length, firstPackets);
    const shown = brotliDecompressSync(document.subarray(0, firstPackets), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(shown).toMatch(/<\/h1>.*id="book".*<\/form>/s);
  });
});
