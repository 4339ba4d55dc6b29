// @vitest-environment jsdom
import { focusManager, onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

/** Returns a page with one query, and the number of calls so far. */
function asking(answer: () => Promise<string>) {
  const asked = vi.fn<() => Promise<string>>(answer);
  const Page = () => <p>{useQuery({ queryKey: ["question"], queryFn: asked }).status}</p>;
  const client = createQueryClient();
  const open = () =>
    render(<Page />, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
  return { asked, open };
}

const hours = async () => act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));

test("keeps data fresh through time, focus changes, reconnects and remounts", async () => {
  vi.useFakeTimers();
  const { asked, open } = asking(async () => "answer");
  const first = open();
  await hours();
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await hours();
  first.unmount();
  const second = open();
  await hours();
  expect(second.container.textContent).toBe("success");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("does not retry a failed query, even after a remount", async () => {
  vi.useFakeTimers();
  const { asked, open } = asking(() => Promise.reject(new Error("500: no")));
  const first = open();
  await hours();
  first.unmount();
  const second = open();
  await hours();
  expect(second.container.textContent).toBe("error");
  expect(asked).toHaveBeenCalledTimes(1);
});
