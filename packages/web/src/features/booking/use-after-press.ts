import { useEffect, useRef } from "react";

/**
 * Returns a function that runs an action at once, or after the release and its click while a pointer is pressed.
 * Actions that move the page must wait: a button that moves between press and release receives no click. A tap on a
 * touch screen sends all mouse events at its end.
 */
export function useAfterPress(): (action: () => void) => void {
  /** The actions that wait for the release; `null` if no pointer is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const onPress = ({ button }: MouseEvent): void => {
      if (button === 0) waiting.current ??= [];
    };
    const runAll = (): void => {
      const actions = waiting.current ?? [];
      waiting.current = null;
      for (const action of actions) action();
    };
    // The click comes right after the release, before any timer.
    const onRelease = (): void => void setTimeout(runAll);
    const listeners = [
      ["mousedown", onPress],
      ["mouseup", onRelease],
      ["dragend", onRelease],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);

  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
