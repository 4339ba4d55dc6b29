// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoader } from "./load-application.ts";

const parts = ["/assets/react.js", "/assets/initial.js"];
const pageFiles = ["/assets/shared.js", "/assets/van-check.js", "/assets/van-check.css"];
const entry = "/assets/index.js";
const imported: string[] = [];
const reports: unknown[] = [];
const onFailure = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" data-parts="${parts.join(" ")}" data-entry="${entry}"><main></main></div>
    <script type="application/json" id="state" data-page="vanCheck" data-files="${pageFiles.join(" ")}"></script>`;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    reports.push(JSON.parse(String(body)));
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

const loader = (importFile = (_: string): Promise<unknown> => Promise.resolve()) =>
  createLoader({
    onFailure,
    importFile(file) {
      imported.push(file);
      return importFile(file);
    },
  });

const requested = () =>
  [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const answer = (file: string, type: "load" | "error") =>
  document.head.querySelector(`link[href="${file}"]`)?.dispatchEvent(new Event(type));
const answerAll = (files: readonly string[]) => files.forEach((file) => answer(file, "load"));
const allFiles = [...parts, ...pageFiles, entry];
const scripts = allFiles.filter((file) => file.endsWith(".js"));
const offer = () => document.getElementById("reload-offer");

test("requests every file of the application and the page at once, and evaluates the scripts in order", async () => {
  loader()();
  expect(requested()).toEqual(allFiles);
  expect(imported).toEqual([]);
  answerAll(pageFiles);
  answer(parts[0] as string, "load");
  await vi.waitFor(() => expect(imported).toEqual([parts[0]]));
  answerAll(allFiles);
  await vi.waitFor(() => expect(imported).toEqual(scripts));
  expect(reports).toEqual([]);
  expect(offer()).toBeNull();
});

test("requests each file once, however often the visitor touches a form", () => {
  const start = loader();
  start();
  start();
  expect(requested()).toEqual(allFiles);
});

test.each([
  [parts[1] as string, { part: "application", cause: "load" }],
  [entry, { part: "application", cause: "load" }],
  ["/assets/van-check.js", { part: "page", cause: "load", page: "vanCheck" }],
  ["/assets/van-check.css", { part: "page", cause: "load", page: "vanCheck" }],
])("reports %s if it does not load, offers to reload and does not start", async (file, report) => {
  loader()();
  answerAll(allFiles.filter((other) => other !== file));
  answer(file, "error");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([report]);
  expect(offer()).not.toBeNull();
  if (file !== entry) expect(imported).not.toContain(entry);
});

test.each([
  ["the next touch", (start: () => void) => start()],
  ["the return of the connection", () => window.dispatchEvent(new Event("online"))],
])("requests only the files again that did not load, at %s", async (_, retry) => {
  const start = loader();
  start();
  answerAll(parts);
  answer(entry, "error");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(requested()).not.toContain(entry);
  retry(start);
  expect(requested().toSorted()).toEqual(allFiles.toSorted());
  answerAll(allFiles);
  await vi.waitFor(() => expect(imported.at(-1)).toBe(entry));
  window.dispatchEvent(new Event("online"));
  expect(requested().toSorted()).toEqual(allFiles.toSorted());
  expect(onFailure).toHaveBeenCalledOnce();
});

test("reports an application that cannot start, and gives up the press", async () => {
  loader((file) => (file === entry ? Promise.reject(new Error("Broken")) : Promise.resolve()))();
  answerAll(allFiles);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([{ part: "application", cause: "load" }]);
});
