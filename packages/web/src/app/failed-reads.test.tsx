// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EndpointName } from "@vanfettle/contract/endpoints";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { isAdminPage, pages, type PageName } from "@vanfettle/contract/paths";
import { isLong } from "../../../../test/suite-length.ts";
import { visitorShapes } from "../api/answer-shapes.ts";
import { callLimitMs, type Api } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import {
  completeAnswers,
  completeApi,
  fieldPaths,
  isOptionalField,
  withoutField,
} from "../testing/complete-answers.ts";
import { origin, today } from "../testing/render-document.ts";
import { longWaitMs } from "../ui/spinner.tsx";
import { App } from "./app.tsx";
import { renderPage } from "./entry-server.tsx";
import { loadMatchedPages } from "./load-matched-pages.ts";
import { createRoutes, loadPageContext, startQueries } from "./routes.tsx";

// Every page, and every read of each, fails in every way, at the edge and in a browser.

/** The address of each visitors' page, with a search or a link where it reads only then. */
const addresses: Record<string, string> = {
  ...Object.fromEntries(
    (Object.keys(pages) as PageName[])
      .filter((page) => !isAdminPage(page))
      .map((page) => [page, pages[page].canonical]),
  ),
  servicingLocation: "/van-servicing/maidstone/",
  motLocation: "/van-mot/maidstone/",
  motAToZ: "/van-mot/a-z/maidstone/",
  find: "/find?q=Leedz",
  garages: "/garages/?postcode=QX1+1AA",
  yourBooking: "/your-booking/#booking=abc.def",
};

const document_ = { origin, today, settings: samplePageSettings };

async function renderAtEdge(address: string, api: Api) {
  const [path = "", search = ""] = address.replace(/#.*/, "").split("?");
  const page = await renderPage({ path, search, ...document_, api });
  if (page.kind !== "page") throw new Error(`${address} is no page`);
  document.body.innerHTML = page.body;
  return page;
}

/** Opens a page as a link within the application does, and waits until every call has ended. */
async function openInBrowser(address: string, api: Api): Promise<void> {
  window.location.hash = /#.*/.exec(address)?.[0] ?? "";
  const context = { api, queries: createQueries(api) };
  const queryClient = createQueryClient();
  const routes = createRoutes();
  await loadMatchedPages(routes, address.replace(/[?#].*/, ""));
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () =>
      new RouterContextProvider(new Map([[loadPageContext, startQueries(queryClient, context)]])),
  });
  render(
    <App document={document_} api={context} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  await untilCallsEnd();
}

/** Each `act` ends with a render, whose calls need the next. */
async function untilCallsEnd(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(100));
  // A location's page loads the code of its parts with its data.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(longWaitMs));
  expectWayOn();
  await act(() => vi.advanceTimersByTimeAsync(callLimitMs));
}

const main = () => document.querySelector("main") as HTMLElement;

/** Expects that a page that still waits says that it takes long, and offers to load it again. */
function expectWayOn(): void {
  const waiting = main().querySelector(".waiting");
  if (!waiting) return;
  waits += 1;
  expect(waiting.textContent).toMatch(/This is taking longer than usual\. Load this page again$/);
}

/** Expects that the page says nothing that is not so, and shows nothing unfinished. */
function expectTruth(): void {
  expect(main().textContent).not.toMatch(/undefined|NaN|\bnull\b|\[object|There is no page/);
  expect(main().innerHTML).not.toMatch(/undefined|NaN|\[object/);
  expect(main().querySelector(".waiting")).toBeNull();
}

/** How often a page was still waiting. */
let waits = 0;

const never = () => new Promise<never>(() => {});
const failures: Record<string, () => Promise<Response>> = {
  "429": async () => Response.json({}, { status: 429 }),
  "500": async () => Response.json({}, { status: 500 }),
  "a lost connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "a page instead of JSON": async () => new Response("<!doctype html>"),
  "an answer without its fields": async () => Response.json(null),
  silence: never,
};
const unreadable = ["a page instead of JSON", "an answer without its fields"];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(today) });
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  // React does not know the element <search> of jsdom.
  vi.mocked(console.error).mockClear();
});

/** Opens a page whose calls all succeed. Returns the endpoints that it reads. */
async function readsOf(address: string): Promise<EndpointName[]> {
  const { api, asked } = completeApi(() => undefined);
  await openInBrowser(address, api);
  expectTruth();
  cleanup();
  return [...new Set(asked)];
}

/** The failures of a page's read. The short run tries each with some page, and all with a place. */
const failuresOf = (page: string, read: number): string[] => {
  const all = Object.keys(failures);
  if (isLong || (page === "motLocation" && read === 0)) return all;
  return [all[(Object.keys(addresses).indexOf(page) + read) % all.length] as string];
};

const isLocationPage = (page: string): boolean => pages[page as PageName].canonical === null;

/** Presses "Try again" where a page offers it, and expects that the page is then whole. */
async function tryAgain(): Promise<void> {
  const again = screen.queryByText("Try again");
  if (!again) return;
  fireEvent.click(again);
  await untilCallsEnd();
  expect(screen.queryByText("Try again")).toBeNull();
}

describe.each(Object.entries(addresses))("%s", (page, address) => {
  test("is whole or says that it could not be loaded, whichever read fails, and tries again in place", async () => {
    for (const [index, read] of (await readsOf(address)).entries()) {
      const isPageItself = isLocationPage(page) && read === "getLocation";
      for (const failure of failuresOf(page, index)) {
        const reply = failures[failure] ?? never;
        let isBroken = true;
        const { api } = completeApi((asked) => (asked === read && isBroken ? reply() : undefined));
        const status = isPageItself ? 503 : 200;
        const rendered = reply === never ? { status } : await renderAtEdge(address, api);
        expect(rendered.status).toBe(status);
        if (reply !== never) {
          expectTruth();
          document.body.replaceChildren();
        }
        await openInBrowser(address, api);
        expectTruth();
        expect(screen.queryAllByText("404 Page Not Found")).toHaveLength(Number(isPageItself));
        isBroken = false;
        // The link for an answer of another release loads the document instead.
        if (!unreadable.includes(failure)) await tryAgain();
        cleanup();
      }
    }
  });

  test("shows no missing value, whichever field a response may lack", async () => {
    for (const read of await readsOf(address)) {
      const answer = completeAnswers[read];
      for (const path of fieldPaths(answer)) {
        if (!isOptionalField(visitorShapes[read] ?? 0, answer, path)) continue;
        const reply = async () => Response.json(withoutField(answer, path));
        const { api } = completeApi((asked) => (asked === read ? reply() : undefined));
        expect((await renderAtEdge(address, api)).status).toBe(200);
        expectTruth();
      }
    }
  });
});

test("the pages above include pages that wait", () => {
  expect(waits).toBeGreaterThan(1);
});

test("a response that lacks any other field is unreadable", async () => {
  let lacking = 0;
  for (const [name, answer] of Object.entries(completeAnswers)) {
    const read = name as EndpointName;
    const shape = visitorShapes[read] ?? 0;
    for (const path of fieldPaths(answer)) {
      if (isOptionalField(shape, answer, path)) continue;
      lacking += 1;
      const reply = async () => Response.json(withoutField(answer, path));
      const { api } = completeApi(reply);
      const params = { slug: "maidstone", postcode: "QX1 1AA" };
      await expect(api.call(read, { params })).rejects.toMatchObject({ reason: "unreadable" });
    }
  }
  expect(lacking).toBeGreaterThan(150);
});

test("every endpoint that visitors' pages call has a complete response here", () => {
  expect(Object.keys(completeAnswers).toSorted()).toEqual(Object.keys(visitorShapes).toSorted());
});
