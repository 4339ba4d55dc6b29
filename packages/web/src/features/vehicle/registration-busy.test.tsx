// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { wait } from "../../ui/wait.ts";

// Time passes only when the test advances it.
vi.mock("../../ui/wait.ts", () => ({ wait: vi.fn<() => Promise<void>>() }));

let waited: { ms: number; pass: () => void }[] = [];
beforeEach(() => {
  waited = [];
  vi.mocked(wait).mockImplementation(
    (ms) => new Promise((resolve) => waited.push({ ms, pass: () => resolve() })),
  );
});

const limited = (seconds: number) =>
  Response.json(
    { code: "rate_limited" },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );

/** Checks a van on a site that gives these responses in turn, then repeats the last. */
async function check(answers: (() => Response)[]) {
  const server = stubServer({
    "/api/vehicle": () => (answers[server.calls.length - 1] ?? answers.at(-1))?.(),
  });
  renderScreen(<VanCheckPage />, { server, pathname: "/van-check/" });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Registration"), "AB12CDE");
  await user.click(screen.getByRole("button", { name: "Check van" }));
  return { calls: server.calls };
}

test("retries on a busy site and announces the wait", async () => {
  const { calls } = await check([
    () => limited(12),
    () => json(buildVehicleCheck({ registration: "AB12CDE" })),
  ]);
  const status = await screen.findByText("The van check is busy. Trying again in 12 seconds.");
  expect(status.closest("output")).not.toBeNull();
  expect(waited.map(({ ms }) => ms)).toEqual([12_000]);
  expect(calls).toHaveLength(1);
  waited[0]?.pass();
  expect(await screen.findByRole("heading", { name: "AB12 CDE" })).toBeTruthy();
  expect(screen.queryByText(/The van check is busy/)).toBeNull();
});

test("suggests a later retry or the manual form instead of waiting for minutes", async () => {
  const { calls } = await check([() => limited(180)]);
  await screen.findByText(
    "The van check is busy. Try again in 3 minutes, or enter dates and weight below",
  );
  expect(calls).toHaveLength(1);
  expect(waited).toEqual([]);
  expect(screen.getByLabelText("Its MOT runs out on")).toBeTruthy();
});

test("stops after six requests to a busy site", async () => {
  const { calls } = await check([() => json({ message: "Too Many Requests" }, 429)]);
  for (let n = 0; n < 5; n++) {
    await waitFor(() => expect(waited).toHaveLength(n + 1));
    waited[n]?.pass();
  }
  await screen.findByText(
    "The van check is busy. Try again in a minute, or enter dates and weight below",
  );
  expect(calls).toHaveLength(6);
});
