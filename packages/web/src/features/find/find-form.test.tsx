// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import * as parts from "../../ui/load-part.ts";
import { FindForm } from "./find-form.tsx";

beforeAll(() => {
  // jsdom does not implement this element, so React warns once.
  const warning = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<search />);
  cleanup();
  warning.mockRestore();
});
beforeEach(() => {
  // jsdom has no layout; a visible option has a height.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(20);
});
afterEach(() => void vi.restoreAllMocks());

const Path = () => <p data-testid="path">{useLocation().pathname}</p>;

/** Focuses a page's search box and waits for its suggestions. */
async function focusBox(pathname = "/") {
  const user = userEvent.setup();
  renderScreen(
    <>
      <FindForm id="find" />
      <Path />
    </>,
    { pathname },
  );
  await user.click(screen.getByLabelText("Town, village, county"));
  const box = await screen.findByRole("combobox", {});
  return { user, box };
}
const options = () => screen.queryAllByRole("option");
const optionNames = () => options().map(({ textContent }) => textContent);
const selected = () => options().filter((option) => option.ariaSelected === "true");

test("is a plain form for the search page until it is focused", () => {
  renderScreen(<FindForm id="find" />, { pathname: "/van-mot/kent/" });
  expect(screen.getByRole("searchbox").closest("form")?.getAttribute("action")).toBe("/find");
  expect(document.querySelector<HTMLInputElement>("input[name=for]")?.value).toBe("mot");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test.each(["MQ76ZZX", "mq76 zzx", "my van is MQ76-ZZX", "mot MQ 76 ZZX leeds"])(
  "does not send the registration %j",
  async (text) => {
    const user = userEvent.setup();
    renderScreen(<FindForm id="find" />);
    const sent = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented);
    document.addEventListener("submit", sent);
    await user.type(screen.getByLabelText("Town, village, county"), text);
    await user.click(screen.getByRole("button", { name: "Find" }));
    document.removeEventListener("submit", sent);
    expect(sent.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
    expect(screen.getByRole("alert").textContent).toContain("This looks like a registration");
    const link = screen.getByRole("link", { name: "Check a van by its registration" });
    expect(link.getAttribute("href")).toBe("/van-check/");
    expect(document.activeElement).toBe(document.getElementById("find"));
  },
);

test("offers the postcode that a registration with the letter O may be", async () => {
  const user = userEvent.setup();
  renderScreen(<FindForm id="find" />, { pathname: "/van-mot/kent/" });
  await user.type(screen.getByLabelText("Town, village, county"), "SO14 OAA");
  await user.click(screen.getByRole("button", { name: "Find" }));
  const link = screen.getByRole("link", { name: "SO14 0AA" });
  expect(link.getAttribute("href")).toBe("/find?q=SO14+0AA&for=mot");
  expect(screen.getByRole("alert").textContent).not.toContain("SO14 OAA");
});

test("is checked by its pattern until its script runs, and then by its note", () => {
  const html = renderToString(
    <MemoryRouter>
      <FindForm id="find" />
    </MemoryRouter>,
  );
  expect(html).not.toContain("noValidate");
  document.body.innerHTML = html;
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  for (const [text, isValid] of [
    ["Leeds", true],
    ["SW1A 1AA", true],
    ["mot MQ76 ZZX leeds", false],
  ] as const) {
    box.value = text;
    expect(box.checkValidity()).toBe(isValid);
  }
  document.body.innerHTML = "";
  renderScreen(<FindForm id="find" />);
  expect(screen.getByRole("searchbox").closest("form")?.noValidate).toBe(true);
});

test.each(["Leeds", "SW1A 1AA", "LS27", "St Ives, Cornwall"])(
  "sends the place or postcode %j",
  async (text) => {
    const user = userEvent.setup();
    renderScreen(<FindForm id="find" />);
    const sent = vi.fn<(event: Event) => void>((event) => {
      const isSent = !event.defaultPrevented;
      event.preventDefault();
      return isSent;
    });
    document.addEventListener("submit", sent);
    await user.type(screen.getByLabelText("Town, village, county"), `${text}{Escape}`);
    await user.click(screen.getByRole("button", { name: "Find" }));
    document.removeEventListener("submit", sent);
    expect(sent.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

describe("the combobox", () => {
  test("suggests places while typing, disambiguates namesakes and announces the count", async () => {
    const { user, box } = await focusBox();
    expect([box.ariaExpanded, options()]).toEqual(["false", []]);
    await user.type(box, "st ives");
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(box.getAttribute("aria-expanded")).toBe("true");
    expect(optionNames()).toEqual([
      "St Ives, Cambridgeshire East of England Servicing",
      "MOT in St Ives, Cambridgeshire",
      "St Ives, Cornwall South West Servicing",
      "MOT in St Ives, Cornwall",
    ]);
    expect(screen.getByRole("status").textContent).toBe("2 suggestions.");
    expect(screen.getByRole("listbox").id).toBe(box.getAttribute("aria-controls"));
  });

  test.each([
    ["/", ["/van-servicing/kings-lynn/", "/van-mot/kings-lynn/"]],
    ["/van-mot/", ["/van-mot/kings-lynn/", "/van-servicing/kings-lynn/"]],
  ])(
    "on %s offers a town's servicing and MOT pages, the page's own topic first",
    async (pathname, targets) => {
      for (const [i, target] of targets.entries()) {
        const { user, box } = await focusBox(pathname);
        await user.type(box, "kings lynn");
        await waitFor(() => expect(options()).toHaveLength(2));
        await user.keyboard(`${"{ArrowDown}".repeat(i + 1)}{Enter}`);
        await waitFor(() => expect(screen.getByTestId("path").textContent).toBe(target));
        cleanup();
      }
    },
  );

  test("suggests the larger of the closest names first", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "asford");
    await waitFor(() => expect(optionNames()[0]).toBe("Ashford, Kent South East Servicing"));
    await user.clear(box);
    await user.type(box, "whitb");
    await waitFor(() => expect(optionNames()[0]).toContain("Whitby"));
  });

  describe("that loads late", () => {
    /** Holds the code of the suggestions. Returns a function that lets it arrive. */
    function hold() {
      const { loadPart } = parts;
      const { promise, resolve } = Promise.withResolvers<void>();
      vi.spyOn(parts, "loadPart").mockImplementation(async (part, load) => {
        await promise;
        return loadPart(part, load);
      });
      return async () => {
        expect(screen.queryByRole("combobox")).toBeNull();
        resolve();
        return screen.findByRole<HTMLInputElement>("combobox", {});
      };
    }
    /** What the suggestions show and announce. */
    const shown = () => [
      screen.queryByRole("listbox") !== null,
      screen.getByRole("status").textContent,
    ];

    test("suggests what the field holds by then", async () => {
      const arrive = hold();
      const user = userEvent.setup();
      renderScreen(<FindForm id="find" />);
      await user.type(screen.getByRole("searchbox"), "canter");
      await arrive();
      await waitFor(() => expect(optionNames()[0]).toContain("Canterbury"));
      expect(shown()).toEqual([true, expect.stringMatching(/^\d suggestions?\.$/)]);
    });

    test("neither shows nor announces suggestions to a visitor who has moved on", async () => {
      const arrive = hold();
      const user = userEvent.setup();
      renderScreen(
        <>
          <FindForm id="find" />
          <input aria-label="Another field" />
        </>,
      );
      await user.type(screen.getByRole("searchbox"), "canter");
      await user.click(screen.getByLabelText("Another field"));
      const box = await arrive();
      expect([box.ariaExpanded, ...shown()]).toEqual(["false", false, ""]);
      // A script or the browser's memory fills in a field that nobody is in.
      box.value = "st ives";
      act(() => void box.dispatchEvent(new Event("input", { bubbles: true })));
      expect(shown()).toEqual([false, ""]);
      await user.click(box);
      expect(shown()).toEqual([false, ""]);
      await user.keyboard("{ArrowDown}");
      expect(optionNames()[0]).toContain("St Ives");
    });

    test("suggests no older text than the field holds", async () => {
      const { user, box } = await focusBox();
      await user.type(box, "st ives");
      await user.tab();
      (box as HTMLInputElement).value = "canter";
      await user.click(box);
      await user.keyboard("{ArrowDown}");
      expect(optionNames()[0]).toContain("Canterbury");
    });
  });

  test("does not suggest unrelated places for a village without a page", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "mousehole");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("No suggestions."));
  });

  test("suggests Girvan at its third letter, where a Girobank postcode could begin", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "gir");
    await waitFor(() => expect(optionNames().join()).toContain("Girvan"));
  });

  test("moves through the options with arrow keys, and back to the field with Home", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "st ives");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(selected().map(({ id }) => id)).toEqual([box.getAttribute("aria-activedescendant")]);
    expect(selected()[0]?.textContent).toContain("Cornwall");
    await user.keyboard("{ArrowUp}");
    expect(selected()[0]?.textContent).toBe("MOT in St Ives, Cambridgeshire");
    await user.keyboard("{Home}");
    expect(selected()).toEqual([]);
    expect(box.hasAttribute("aria-activedescendant")).toBe(false);
    expect(document.activeElement).toBe(box);
  });

  test("closes with Escape and keeps the text, reopens with an arrow key, and clears with a second Escape", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "st ives");
    await user.keyboard("{Escape}");
    expect([box.getAttribute("aria-expanded"), (box as HTMLInputElement).value]).toEqual([
      "false",
      "st ives",
    ]);
    await user.keyboard("{ArrowDown}");
    expect(box.getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}{Escape}");
    expect((box as HTMLInputElement).value).toBe("");
  });

  test("offers the stations near a postcode in Great Britain only", async () => {
    const { user, box } = await focusBox("/van-mot/");
    await user.type(box, "me14 1aa");
    await waitFor(() =>
      expect(optionNames()).toEqual(["MOT stations near ME14 1AA Class 4 and 7"]),
    );
    await user.clear(box);
    await user.type(box, "bt1 1aa");
    await waitFor(() => expect(optionNames()).toEqual(["Places near BT1 1AA Northern Ireland"]));
    await user.clear(box);
    await user.type(box, "bf1 2ax");
    await waitFor(() => expect(options()).toEqual([]));
    expect(screen.getByRole("status").textContent).toBe("No suggestions.");
  });

  test("suggests the page and class that the words ask for", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "mot kings lynn");
    await waitFor(() => expect(optionNames()[0]).toBe("King's Lynn Norfolk, East of England MOT"));
    await user.clear(box);
    await user.type(box, "class 7 mot pe30");
    await waitFor(() =>
      expect(optionNames()).toEqual(["Class 7 MOT stations near PE30 Phone numbers"]),
    );
    await user.clear(box);
    await user.type(box, "garage m4 newport wales");
    await waitFor(() =>
      expect(optionNames()).toEqual([
        "MOT stations near M4 Class 4 and 7",
        "Places near M4 Servicing",
        "Newport, Gwent Wales Servicing",
        "MOT in Newport, Gwent",
      ]),
    );
  });

  test("offers the van check for a registration, and the postcode that it could be", async () => {
    const { user, box } = await focusBox("/van-mot/");
    await user.type(box, "mq76 zzx");
    await waitFor(() =>
      expect(optionNames()).toEqual(["Check a van by its registration MOT, class and recalls"]),
    );
    await user.keyboard("{Enter}");
    // The list no longer covers the note.
    expect(screen.getByRole("alert").textContent).toContain("This looks like a registration");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.clear(box);
    await user.type(box, "de13 obh");
    await waitFor(() =>
      expect(optionNames()).toEqual([
        "Check a van by its registration MOT, class and recalls",
        "MOT stations near DE13 0BH Class 4 and 7",
      ]),
    );
  });

  test("tolerates a misspelt name", async () => {
    const { user, box } = await focusBox();
    await user.type(box, "sheffeild");
    await waitFor(() => expect(optionNames()[0]).toContain("Sheffield"));
  });
});
