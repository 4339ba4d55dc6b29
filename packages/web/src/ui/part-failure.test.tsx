// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPart, PartNotLoaded } from "./load-part.ts";
import { offerReload, withdrawReloadOffer } from "./part-failure.ts";
import { Part } from "./part.tsx";

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", (path: string, { method, headers, body, keepalive }: RequestInit) => {
    reports.push({ path, method, headers, keepalive, ...(JSON.parse(body as string) as object) });
    return Promise.resolve(Response.json({ received: true }));
  });
});
afterEach(() => {
  // React logs the errors that `Part` catches.
  vi.mocked(console.error).mockClear();
  withdrawReloadOffer();
  vi.restoreAllMocks();
});

const sent = {
  path: "/api/page-failure",
  method: "POST",
  headers: { "content-type": "application/json" },
  keepalive: true,
};

describe("Part", () => {
  const Broken = () => {
    throw new Error("AB12 CDE has no class");
  };

  test("is replaced by a sentence with a way on, and reports its name and page", () => {
    window.history.replaceState(null, "", "/van-mot/kent/maidstone/?postcode=ME14+1AA");
    render(
      <>
        <Part name="stations">
          <p>Stations</p>
          <Broken />
        </Part>
        <Part name="form">
          <p>Form</p>
        </Part>
      </>,
    );
    expect(screen.queryByText("Stations")).toBeNull();
    expect(screen.getByText(/^We could not show this part of the page/)).toBeTruthy();
    expect(screen.getByText("Form")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("Part of this page did not load.Reload");
    expect(reports).toEqual([{ ...sent, part: "stations", cause: "render", page: "motLocation" }]);
  });

  test("offers to reload once for several failed parts", () => {
    render(
      ["header", "footer"].map((name) => (
        <Part key={name} name={name as "header"}>
          <Broken />
        </Part>
      )),
    );
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(reports).toHaveLength(2);
  });
});

describe("loadPart", () => {
  test("returns what it loads without a report", async () => {
    expect(await loadPart("stations", () => Promise.resolve(7))).toBe(7);
    expect(reports).toEqual([]);
  });

  test("reports a failure on an unknown page and throws it", async () => {
    window.history.replaceState(null, "", "/nowhere");
    const cause = new TypeError(
      "Failed to fetch dynamically imported module: /assets/suggestions.js",
    );
    const failed = loadPart("suggestions", () => Promise.reject(cause));
    await expect(failed).rejects.toThrow(PartNotLoaded);
    await expect(failed).rejects.toMatchObject({ cause });
    expect(reports).toEqual([{ ...sent, part: "suggestions", cause: "load", page: "notFound" }]);
  });

  test("throws the same error if the report cannot be sent", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(loadPart("overlays", () => Promise.reject(new Error("gone")))).rejects.toThrow(
      PartNotLoaded,
    );
  });
});

test("the offer's button reloads the page", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  offerReload();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["Loading...", ""],
  ["<main>The page</main>", "<main>The page</main>"],
])("the offer replaces the text that the page is loading, and leaves a page: %s", (sent, left) => {
  const root = document.createElement("div");
  root.id = "root";
  root.innerHTML = sent;
  document.body.append(root);
  offerReload();
  expect(root.innerHTML).toBe(left);
  expect(screen.getByRole("alert").textContent).toContain("did not load");
  root.remove();
});
