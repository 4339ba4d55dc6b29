// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoader } from "./load-application.ts";

const parts = ["/assets/react.js", "/assets/initial.js"];
const pageScript = "/assets/van-check.js";
const style = "/assets/van-check.css";
const pageFiles = ["/assets/shared.js", pageScript, style];
const entry = "/assets/index.js";
const imported: string[] = [];
const reports: unknown[] = [];
const onFailure = vi.fn<() => void>();
/** The requests for scripts that were made again and have no answer. */
let again: { file: string; answer: (response: Response) => void }[] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" data-parts="${parts.join(" ")}" data-entry="${entry}"><main></main></div>
    <script type="application/json" id="state" data-page="vanCheck" data-files="${pageFiles.join(" ")}"></script>`;
  again = [];
  vi.stubGlobal("fetch", (file: string, init?: RequestInit) => {
    if (!init) return new Promise<Response>((answer) => again.push({ file, answer }));
    reports.push(JSON.parse(init.body as string));
    return Promise.resolve(new Response());
  });
});

afterEach(() => {
  // Ends the wait of loaders that have failed.
  window.dispatchEvent(new Event("online"));
  document.head.replaceChildren();
  document.body.replaceChildren();
  imported.length = 0;
  reports.length = 0;
  onFailure.mockReset();
  vi.unstubAllGlobals();
});

const loader = (importFile: (file: string) => Promise<unknown> = () => Promise.resolve()) =>
  createLoader({
    onFailure,
    importFile(file) {
      imported.push(file);
      return importFile(file);
    },
  });

const linkTo = (file: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href="${file}"]`);
const answer = (file: string, event: "load" | "error" = "load") =>
  linkTo(file)?.dispatchEvent(new Event(event));
const requested = () =>
  Array.from(document.head.querySelectorAll("link"), (link) => link.getAttribute("href"));
const files = [...parts, ...pageFiles, entry];
const scripts = [...parts, pageScript, entry];
const offer = () => document.getElementById("reload-offer");

/** Starts, answers each file but one, and waits for the failure. */
async function startWithout(missing: string): Promise<() => void> {
  const start = loader();
  start();
  for (const file of files) answer(file, file === missing ? "error" : "load");
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1);
  return start;
}

test("requests every file of the application and the page at once", () => {
  loader()();
  expect(requested()).toEqual(files);
  const preloads = files.filter((file) => linkTo(file)?.rel === "preload");
  expect(preloads).toEqual(files.filter((file) => file !== style));
  expect(linkTo(style)?.rel).toBe("stylesheet");
});

test("evaluates parts as they arrive, and the page and the entry when all have", async () => {
  loader()();
  answer(parts[0] as string);
  await expect.poll(() => imported).toEqual(parts.slice(0, 1));
  for (const file of files.slice(1, -1)) answer(file);
  await expect.poll(() => imported).toEqual(parts);
  answer(entry);
  await expect.poll(() => imported).toEqual(scripts);
  expect(reports).toEqual([]);
  expect(offer()).toBeNull();
});

test("requests each file once, however often the visitor touches a form", () => {
  const start = loader();
  start();
  start();
  expect(requested()).toEqual(files);
});

const ofApplication = { part: "application", cause: "load" };
const ofPage = { part: "page", cause: "load", page: "vanCheck" };

test.each([
  [parts[1] as string, ofApplication],
  [entry, ofApplication],
  [pageScript, ofPage],
  [style, ofPage],
])(
  "reports %s if it does not arrive, offers to reload and evaluates no module that needs it",
  async (file, report) => {
    await startWithout(file);
    expect(reports).toEqual([report]);
    expect(offer()).not.toBeNull();
    expect(imported).not.toContain(file);
    expect(imported).not.toContain(pageScript);
    expect(imported).not.toContain(entry);
  },
);

const retries: [string, (start: () => void) => void][] = [
  ["the next touch", (start) => start()],
  ["the return of the connection", () => window.dispatchEvent(new Event("online"))],
];

test.each(retries)(
  "requests only a script again that has failed, at %s, and its module once it has arrived",
  async (_, retry) => {
    const start = await startWithout(pageScript);
    retry(start);
    expect(again.map(({ file }) => file)).toEqual([pageScript]);
    expect(requested()).toEqual(files.filter((file) => file !== pageScript));
    again[0]?.answer(new Response());
    await expect.poll(() => linkTo(pageScript)?.rel).toBe("modulepreload");
    // Chromium's answer is the preload that failed.
    answer(pageScript, "error");
    await expect.poll(() => imported.at(-1)).toBe(entry);
    window.dispatchEvent(new Event("online"));
    start();
    expect(again).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledOnce();
  },
);

test("asks for no module of a script that fails again", async () => {
  const start = await startWithout(entry);
  start();
  again[0]?.answer(new Response("", { status: 404 }));
  await expect.poll(() => onFailure.mock.calls).toHaveLength(2);
  expect(linkTo(entry)).toBeNull();
  start();
  expect(again.map(({ file }) => file)).toEqual([entry, entry]);
});

test.each(retries)("requests a stylesheet again that has failed, at %s", async (_, retry) => {
  const start = await startWithout(style);
  expect(linkTo(style)).toBeNull();
  retry(start);
  answer(style);
  await expect.poll(() => imported.at(-1)).toBe(entry);
});

test.each([
  [pageScript, ofPage],
  [entry, ofApplication],
])("reports %s if it cannot be evaluated", async (broken, report) => {
  loader((file) => (file === broken ? Promise.reject(new Error("Broken")) : Promise.resolve()))();
  for (const file of files) answer(file);
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1);
  expect(reports).toEqual([report]);
});

test("leaves the report of a part to the application, which has made it", async () => {
  const error = Object.assign(new Error("The page"), { name: "PartNotLoaded" });
  loader((file) => (file === entry ? Promise.reject(error) : Promise.resolve()))();
  for (const file of files) answer(file);
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1);
  expect(reports).toEqual([]);
});
