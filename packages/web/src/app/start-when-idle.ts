// Runs inline in every document. The page is complete HTML, so the application loads at the first
// idle moment after load and first paint, or when a form is first touched, whichever comes first.
// The plain shell loads it at once.
import { chooseServiceOnClick } from "../features/booking/choose-service.ts";
import { holdPress } from "./hold-press.ts";
import { createLoader } from "./load-application.ts";

const root = document.getElementById("root") as HTMLElement;
let giveUp = (): void => undefined;
const start = createLoader({
  importFile: (file) => import(/* @vite-ignore */ file),
  onFailure: () => giveUp(),
});

const startOnFormEvent = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("form")) start();
};

/**
 * Calls back after the first paint, which a small page reaches after its load event. A hidden tab
 * never paints.
 */
function afterFirstPaint(callback: () => void): void {
  setTimeout(callback, 3_000);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}

/** Adds the stylesheet for printing, for which the load event would wait. */
function loadPrintStyles(): void {
  const href = root.dataset["print"] as string;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print" });
  document.head.append(Object.assign(link, { href }));
}

if (root.firstElementChild) {
  giveUp = holdPress(root, start);
  for (const type of ["focusin", "pointerdown"]) {
    addEventListener(type, startOnFormEvent, { passive: true });
  }
  // Once, because not every key should load again what has failed.
  addEventListener("input", startOnFormEvent, { passive: true, once: true });
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const startWhenIdle = (): void => void idle(start);
  if (document.readyState === "complete") afterFirstPaint(startWhenIdle);
  else addEventListener("load", () => afterFirstPaint(startWhenIdle));
} else {
  root.textContent = "Loading...";
  start();
}
chooseServiceOnClick();
if (document.readyState === "complete") loadPrintStyles();
else addEventListener("load", loadPrintStyles);
