// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderDocument } from "../testing/render-document.ts";
import { sampleAnswers, sampleDocuments } from "../testing/sample-documents.ts";
import { holdPress } from "./hold-press.ts";

// What visitors press before the page's script runs, in every kind of document.

/** The values that the browser has sent by itself. */
let sent: string[] | null = null;

const root = () => document.getElementById("root") as HTMLElement;
const all = <T extends Element>(selector: string) => [...root().querySelectorAll<T>(selector)];
const isHeld = () => document.querySelector("[role=status]")?.textContent !== "";

async function openDocument(path: string): Promise<void> {
  const { body } = await renderDocument(path, sampleAnswers);
  document.body.innerHTML = `<div id="root">${body}</div>`;
  root().addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement, event.submitter);
    sent = Array.from(data, ([, value]) => value as string);
  });
}

/** Fills every field of a form, and returns what the visitor has entered. */
function fill(form: HTMLFormElement): string[] {
  const entered: string[] = [];
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=submit]), select, textarea",
  );
  for (const [index, field] of fields.entries()) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else if (["radio", "checkbox"].includes(field.type)) (field as HTMLInputElement).checked = true;
    else field.value = `Entered ${index}`;
    entered.push(field.value);
  }
  // A group of radio buttons has one value.
  const unchosen = [...form.querySelectorAll<HTMLInputElement>("[type=radio]:not(:checked)")];
  return entered.filter((value) => !unchosen.some((radio) => radio.value === value));
}

const submits = "button[type=submit], input[type=submit]";
const clicks = "button[type=button]:not([popovertarget])";

describe.each(sampleDocuments)("%s", (path) => {
  beforeEach(() => openDocument(path));
  afterEach(() => {
    document.documentElement.dataset["live"] = "";
    document.body.replaceChildren();
    delete document.documentElement.dataset["live"];
  });

  test("says without script what to do instead of a form or button that needs it", () => {
    const script = "JavaScript";
    const needy = all<HTMLInputElement>(
      "form :is(input, textarea, select):not([name], .invisible *)",
    ).filter(({ type }) => !["checkbox", "submit"].includes(type));
    const unexplained = needy.filter(({ form }) => !form?.textContent.includes(script));
    expect(unexplained.map(({ id }) => id)).toEqual([]);
    const losing = needy.flatMap(({ form }) => [
      ...(form?.querySelectorAll<HTMLButtonElement>("[type=submit]:not(:disabled)") ?? []),
    ]);
    expect(losing.map(({ textContent }) => textContent)).toEqual([]);
    const dead = all(`${clicks}:not(.invisible, dialog *)`).filter(
      ({ parentElement }) => !parentElement?.textContent.includes(script),
    );
    expect(dead.map(({ textContent }) => textContent)).toEqual([]);
    expect(all("button:not([type])")).toEqual([]);
  });

  test("loses nothing that is entered or pressed before the script", () => {
    const start = vi.fn<() => void>();
    holdPress(root(), start);
    const buttons = all<HTMLButtonElement>(submits);
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const form = button.form as HTMLFormElement;
      form.noValidate = true;
      sent = null;
      const entered = fill(form);
      button.click();
      const lost = isHeld() ? sent : entered.filter((value) => !sent?.includes(value));
      expect(lost ?? []).toEqual([]);
    }
    for (const button of all<HTMLButtonElement>(clicks)) {
      start.mockClear();
      button.click();
      expect([button.textContent, button.ariaDisabled]).toEqual([button.textContent, "true"]);
      expect(start).toHaveBeenCalledOnce();
    }
  });
});
