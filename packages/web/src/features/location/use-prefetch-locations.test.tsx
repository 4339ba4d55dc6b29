// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { usePrefetchLocations } from "./use-prefetch-locations.ts";

beforeEach(() => void vi.useFakeTimers());

function Page() {
  usePrefetchLocations();
  return <p>Leeds</p>;
}

const idle = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test("prefetches the list of locations once, when the browser is idle", async () => {
  const server = stubServer({ "/api/locations": [] });
  renderScreen(<Page />, { server });
  expect(server.calls).toEqual([]);
  await idle();
  await idle();
  expect(server.calls).toEqual(["GET /api/locations"]);
});

test("does not retry a failed prefetch or change the page", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = stubServer({ "/api/locations": () => json({}, 500) });
  const { container } = renderScreen(<Page />, { server });
  await idle();
  await idle();
  expect(container.innerHTML).toBe("<p>Leeds</p>");
  expect(server.calls).toEqual(["GET /api/locations"]);
  expect(consoleError).not.toHaveBeenCalled();
});

test("does not prefetch after the page is left", async () => {
  const server = stubServer({ "/api/locations": [] });
  renderScreen(<Page />, { server }).unmount();
  await idle();
  expect(server.calls).toEqual([]);
});
