import type { Virtualizer } from "@tanstack/react-virtual";
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

const pageRows = 6;

function targetRow(key: string, row: number, last: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(row + 1, last);
    case "ArrowUp":
      return Math.max(row - 1, 0);
    case "PageDown":
      return Math.min(row + pageRows, last);
    case "PageUp":
      return Math.max(row - pageRows, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** The control of a row that an event came from: its checkbox or its name. */
const columnOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset["column"] : undefined;

interface RovingOptions {
  list: RefObject<HTMLElement | null>;
  virtualizer: Pick<Virtualizer<HTMLDivElement, Element>, "scrollToIndex">;
  count: number;
}

/** One stop of the Tab key for the whole list: arrows, Page Up, Page Down, Home and End go from row to row within it. */
export function useRovingRow({ list, virtualizer, count }: RovingOptions) {
  const [wanted, setRow] = useState(0);
  const row = Math.max(0, Math.min(wanted, count - 1));

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const column = columnOf(event.target);
    if (!column || event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = (index: number, to: string) =>
      list.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-column="${to}"]`)?.focus();
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      event.preventDefault();
      focus(row, event.key === "ArrowRight" ? "name" : "check");
      return;
    }
    const target = targetRow(event.key, row, count - 1);
    if (target === undefined) return;
    event.preventDefault();
    setRow(target);
    virtualizer.scrollToIndex(target);
    requestAnimationFrame(() => requestAnimationFrame(() => focus(target, column)));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const at = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (at !== undefined) setRow(Number(at));
  }

  return { row, onKeyDown, onFocus };
}
