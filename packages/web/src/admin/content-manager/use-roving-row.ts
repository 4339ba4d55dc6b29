import type { Virtualizer } from "@tanstack/react-virtual";
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { takePress, type Press } from "../../ui/focus.ts";

const pageRows = 6;

/** The target row of each key. Targets beyond the list are its last or first row. */
const targets: Readonly<Record<string, (row: number) => number>> = {
  ArrowDown: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  PageDown: (row) => row + pageRows,
  PageUp: (row) => row - pageRows,
  Home: () => 0,
  End: () => Infinity,
};

const columns: Readonly<Record<string, string>> = { ArrowRight: "name", ArrowLeft: "check" };

/**
 * Makes the list one tab stop, in which the arrow keys, Page Up, Page Down, Home and End move from
 * row to row.
 */
export function useRovingRow(
  list: RefObject<HTMLElement | null>,
  { scrollToIndex }: Pick<Virtualizer<HTMLDivElement, Element>, "scrollToIndex">,
  count: number,
) {
  const [currentRow, setRow] = useState(0);
  /** The control that gets the focus once its row is rendered. */
  const next = useRef<{ index: number; column: string; press: Press } | null>(null);
  const inList = (index: number): number => Math.max(0, Math.min(index, count - 1));
  const row = inList(currentRow);

  const controlOf = (index: number, column: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-column="${column}"]`);

  useLayoutEffect(() => {
    if (!next.current) return;
    const { index, column, press } = next.current;
    const control = controlOf(index, column);
    if (!control) return;
    next.current = null;
    press.moveFocus(control);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const column = event.target instanceof HTMLElement ? event.target.dataset["column"] : undefined;
    if (!column || altKey || ctrlKey || metaKey || !(key in targets || key in columns)) return;
    event.preventDefault();
    const press = takePress();
    const target = targets[key]?.(row);
    if (target === undefined) {
      press.moveFocus(controlOf(row, columns[key] ?? column));
      return;
    }
    const index = inList(target);
    if (index === row) return;
    next.current = { index, column, press };
    setRow(index);
    scrollToIndex(index);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const index = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (index === undefined) return;
    next.current = null;
    setRow(Number(index));
  }

  return { row, onKeyDown, onFocus };
}
