import { useEffect, useRef } from "react";

/**
 * Returns a function that runs an action at once, or after the release and its click while a
 * pointer is pressed. Actions that move the page must wait: a button that moves between press and
 * release receives no click. A tap on a touch screen sends all mouse events at its end.
 */
export function useAfterPress(): (action: () => void) => void {
  /** The actions that wait for the release; `null` if no pointer is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const unmounted = new AbortController();
    const options = { capture: true, signal: unmounted.signal };
    const runAll = (): void => {
      const actions = waiting.current ?? [];
      waiting.current = null;
      for (const action of actions) action();
    };
    const onPress = ({ button }: MouseEvent): void => {
      if (button === 0) waiting.current ??= [];
    };
    // The click comes right after the release, before any timer.
    const onRelease = (): void => void setTimeout(runAll);
    document.addEventListener("mousedown", onPress, options);
    document.addEventListener("mouseup", onRelease, options);
    document.addEventListener("dragend", onRelease, options);
    return () => unmounted.abort();
  }, []);

  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
