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

/** Returns which control of a row the event came from: `check` or `name`. */
const columnOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset["column"] : undefined;

interface RovingRowOptions {
  list: RefObject<HTMLElement | null>;
  virtualizer: Pick<Virtualizer<HTMLDivElement, Element>, "scrollToIndex">;
  count: number;
}

/** Makes the list one tab stop, in which the arrow keys, Page Up, Page Down, Home and End move from row to row. */
export function useRovingRow({ list, virtualizer, count }: RovingRowOptions) {
  const [currentRow, setRow] = useState(0);
  const row = Math.max(0, Math.min(currentRow, count - 1));

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const column = columnOf(event.target);
    if (!column || event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = (index: number, toColumn: string) =>
      list.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-column="${toColumn}"]`)?.focus();
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
    const index = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (index !== undefined) setRow(Number(index));
  }

  return { row, onKeyDown, onFocus };
}
