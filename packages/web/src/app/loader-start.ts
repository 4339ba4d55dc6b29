import { chooseServiceOnClick } from "../features/booking/choose-service.ts";

/**
 * Runs inline in every document, before any file of script. The page is complete HTML, so the script waits for the
 * first idle moment after load and paint, or for the first touch of a form, whichever comes first.
 */
const root = document.getElementById("root") as HTMLElement;
const entry = root.dataset["entry"] as string;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  void import(/* @vite-ignore */ entry);
}

const startIfForm = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("form")) start();
};

/** A small page is loaded before it is first painted, and script would hold the paint up. A hidden tab paints nothing. */
function whenPainted(then: () => void): void {
  setTimeout(then, 3_000);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });
}

if (root.firstElementChild) {
  for (const type of ["focusin", "pointerdown", "input"]) addEventListener(type, startIfForm, { passive: true });
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const whenIdle = (): void => void idle(start);
  if (document.readyState === "complete") whenPainted(whenIdle);
  else addEventListener("load", () => whenPainted(whenIdle));
} else {
  start();
}
chooseServiceOnClick();
