// @vitest-environment jsdom
import { focusManager, onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that asks one question, with a count of how often it was asked. */
function asking(answer: () => Promise<string>) {
  const asked = vi.fn<() => Promise<string>>(answer);
  const Page = () => <p>{useQuery({ queryKey: ["question"], queryFn: asked }).status}</p>;
  const client = createQueryClient();
  const open = () =>
    render(<Page />, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  return { asked, open };
}

const hours = async () => act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));

test("data is never stale: neither time, focus, reconnecting nor remounting refetches it", async () => {
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

test("a failed query is not retried, not even when its component is mounted again", async () => {
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
