// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoader } from "./load-application.ts";

const parts = ["/assets/react.js", "/assets/initial.js"];
const pageFiles = ["/assets/shared.js", "/assets/van-check.js", "/assets/van-check.css"];
const entry = "/assets/index.js";
const imported: string[] = [];
const reports: unknown[] = [];
const onFailure = vi.fn<() => void>();
/** The requests for scripts that have no answer. */
let waiting: { file: string; answer: (response: Response | Promise<never>) => void }[] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" data-parts="${parts.join(" ")}" data-entry="${entry}"><main></main></div>
    <script type="application/json" id="state" data-page="vanCheck" data-files="${pageFiles.join(" ")}"></script>`;
  waiting = [];
  vi.stubGlobal("fetch", (file: string, init?: RequestInit) => {
    if (init) {
      reports.push(JSON.parse(init.body as string));
      return Promise.resolve(new Response());
    }
    return new Promise<Response>((answer) => waiting.push({ file, answer }));
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

/** Returns the files that wait for their answer. */
const requested = () => [
  ...waiting.map(({ file }) => file),
  ...Array.from(
    document.head.querySelectorAll("link:not([data-answered])"),
    (link) => link.getAttribute("href") ?? "",
  ),
];
function answer(file: string, ok = true): void {
  const request = waiting.find((each) => each.file === file);
  waiting = waiting.filter((each) => each !== request);
  request?.answer(new Response("", { status: ok ? 200 : 404 }));
  const link = document.head.querySelector<HTMLElement>(`link[href="${file}"]`);
  if (link) link.dataset["answered"] = "";
  link?.dispatchEvent(new Event(ok ? "load" : "error"));
}
const answerAll = (files: readonly string[]) => files.forEach((file) => answer(file));
const allFiles = [...parts, ...pageFiles, entry];
const offer = () => document.getElementById("reload-offer");

test("requests every file of the application and the page at once, and evaluates the parts as they arrive", async () => {
  loader()();
  expect(requested().toSorted()).toEqual(allFiles.toSorted());
  expect(imported).toEqual([]);
  answerAll(pageFiles);
  answer(parts[0] as string);
  await vi.waitFor(() => expect(imported).toEqual([parts[0]]));
  answer(parts[1] as string);
  await vi.waitFor(() => expect(imported).toEqual(parts));
  answer(entry);
  await vi.waitFor(() => expect(imported).toEqual([...parts, entry]));
  expect(reports).toEqual([]);
  expect(offer()).toBeNull();
});

test("requests each file once, however often the visitor touches a form", () => {
  const start = loader();
  start();
  start();
  expect(requested().toSorted()).toEqual(allFiles.toSorted());
});

test.each([
  [parts[1] as string, { part: "application", cause: "load" }],
  [entry, { part: "application", cause: "load" }],
  ["/assets/van-check.js", { part: "page", cause: "load", page: "vanCheck" }],
  ["/assets/van-check.css", { part: "page", cause: "load", page: "vanCheck" }],
])("reports %s if it does not load, offers to reload and does not start", async (file, report) => {
  loader()();
  answerAll(allFiles.filter((other) => other !== file));
  answer(file, false);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([report]);
  expect(offer()).not.toBeNull();
  expect(imported).not.toContain(entry);
});

test.each([
  ["the next touch", (start: () => void) => start()],
  ["the return of the connection", () => window.dispatchEvent(new Event("online"))],
])("requests only the files again that did not load, at %s", async (_, retry) => {
  const start = loader();
  start();
  answerAll(parts);
  answer(entry, false);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(requested().toSorted()).toEqual(pageFiles.toSorted());
  answerAll(pageFiles);
  retry(start);
  expect(requested()).toEqual([entry]);
  answer(entry);
  await vi.waitFor(() => expect(imported.at(-1)).toBe(entry));
  window.dispatchEvent(new Event("online"));
  expect(requested()).toEqual([]);
  expect(onFailure).toHaveBeenCalledOnce();
});

test("requests a stylesheet again that did not load", async () => {
  const [style = ""] = pageFiles.filter((file) => file.endsWith(".css"));
  const start = loader();
  start();
  answer(style, false);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  start();
  expect(document.head.querySelectorAll(`link[href="${style}"]`)).toHaveLength(1);
  answerAll(allFiles);
  await vi.waitFor(() => expect(imported.at(-1)).toBe(entry));
});

test("reports a script that the connection loses", async () => {
  loader()();
  waiting.find(({ file }) => file === entry)?.answer(Promise.reject(new TypeError("Lost")));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([{ part: "application", cause: "load" }]);
});

test("reports an application that cannot start, and gives up the press", async () => {
  loader((file) => (file === entry ? Promise.reject(new Error("Broken")) : Promise.resolve()))();
  answerAll(allFiles);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(reports).toEqual([{ part: "application", cause: "load" }]);
});
