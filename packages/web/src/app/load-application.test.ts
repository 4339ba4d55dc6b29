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
/** The scripts that do not load. */
let missing: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" data-parts="${parts.join(" ")}" data-entry="${entry}"><main></main></div>
    <script type="application/json" id="state" data-page="vanCheck" data-files="${pageFiles.join(" ")}"></script>`;
  missing = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
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

const loader = () =>
  createLoader({
    onFailure,
    importFile(file) {
      imported.push(file);
      return missing.includes(file) ? Promise.reject(new TypeError("Missing")) : Promise.resolve();
    },
  });

const linkTo = (file: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href="${file}"]`);
const answer = (file: string, event: "load" | "error") =>
  linkTo(file)?.dispatchEvent(new Event(event));
const requested = () =>
  Array.from(document.head.querySelectorAll("link"), (link) => link.getAttribute("href"));
const files = [...parts, ...pageFiles, entry];
const scripts = [...parts, pageScript, entry];
const offer = () => document.getElementById("reload-offer");

test("requests every file of the application and the page at once", () => {
  loader()();
  expect(requested()).toEqual(files);
  const preloads = files.filter((file) => linkTo(file)?.rel === "modulepreload");
  expect(preloads).toEqual(files.filter((file) => file !== style));
  expect(linkTo(style)?.rel).toBe("stylesheet");
});

test("evaluates the parts, the page and, with its stylesheet, the entry", async () => {
  loader()();
  await vi.waitFor(() => expect(imported).toEqual([...parts, pageScript]));
  answer(style, "load");
  await vi.waitFor(() => expect(imported).toEqual(scripts));
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
])("reports %s if it does not load, and offers to reload", async (file, report) => {
  missing = [file];
  loader()();
  answer(style, "load");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([report]);
  expect(offer()).not.toBeNull();
  expect(imported.at(-1)).toBe(file);
});

test("reports a stylesheet that does not load, and requests it again", async () => {
  const start = loader();
  start();
  answer(style, "error");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([ofPage]);
  expect(requested()).not.toContain(style);
  expect(imported).not.toContain(entry);
  start();
  expect(requested()).toContain(style);
  answer(style, "load");
  await vi.waitFor(() => expect(imported.at(-1)).toBe(entry));
});

test.each([
  ["the next touch", (start: () => void) => start()],
  ["the return of the connection", () => window.dispatchEvent(new Event("online"))],
])("tries again at %s, and not once it has started", async (_, retry) => {
  missing = [entry];
  const start = loader();
  start();
  answer(entry, "error");
  answer(style, "load");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  missing = [];
  imported.length = 0;
  retry(start);
  expect(requested()).toHaveLength(files.length);
  await vi.waitFor(() => expect(imported).toEqual(scripts));
  window.dispatchEvent(new Event("online"));
  start();
  expect(imported).toEqual(scripts);
  expect(onFailure).toHaveBeenCalledOnce();
});

test("leaves the report of a part to the application, which has made it", async () => {
  const error = Object.assign(new Error("The page"), { name: "PartNotLoaded" });
  createLoader({
    onFailure,
    importFile: (file) => (file === entry ? Promise.reject(error) : Promise.resolve()),
  })();
  answer(style, "load");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([]);
});
