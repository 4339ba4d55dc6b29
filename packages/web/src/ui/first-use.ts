import { useRef, useState, type FocusEvent } from "react";

/**
 * Keeps what stood in an area when the visitor began to use it, by the focus on one of its controls
 * or by a press: what arrives later must not move what they are about to press. A touch that turns
 * into scrolling uses nothing. `fixed` is `null` until then, and in a list of another `list`.
 */
export function useFirstUse<T>(current: T, list?: unknown) {
  const [use, setUse] = useState<{ fixed: T; list: unknown } | null>(null);
  const isPress = useRef(false);
  const fixed = use && use.list === list ? use.fixed : null;
  const fix = (value: T): void => setUse({ fixed: value, list });
  const props = {
    onFocus({ target, currentTarget }: FocusEvent) {
      isPress.current = false;
      if (fixed === null && target !== currentTarget) fix(current);
    },
    onPointerDown() {
      isPress.current = fixed === null;
      if (fixed === null) fix(current);
    },
    onPointerCancel() {
      if (isPress.current) setUse(null);
    },
  };
  return { fixed, fix, props };
}

/**
 * Keeps the order of a list from its first use on. Items that arrive later come at its end. `idOf`
 * tells the items apart.
 */
export function useFixedOrder<T>(items: readonly T[], idOf: (item: T) => string, list?: unknown) {
  const { fixed, props } = useFirstUse(items.map(idOf), list);
  return { items: fixed ? inOrder(items, { idOf, order: fixed }) : items, props };
}

/** Returns the items in an order of ids, and the others after them. */
export function inOrder<T>(
  items: readonly T[],
  { idOf, order }: { idOf: (item: T) => string; order: readonly string[] },
): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (item: T): number => places.get(idOf(item)) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
