// Runs inline in every document. The page is complete HTML, so the application loads at the first
// idle moment after load and first paint, or when a form is first touched, whichever comes first.
// The plain shell loads it at once.
import { chooseServiceOnClick } from "../features/booking/choose-service.ts";
import { offerReload, reportFailure } from "../ui/part-failure.ts";

const root = document.getElementById("root") as HTMLElement;
const entry = root.dataset["entry"] as string;
const parts = root.dataset["parts"]?.split(" ") ?? [];
let started = false;

/**
 * Loads the parts of the application at once and evaluates them one after another, each in a task of
 * its own, because a phone takes long for React. The entry imports the parts.
 */
async function load(): Promise<void> {
  for (const href of [...parts, entry]) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  for (const part of parts) await import(/* @vite-ignore */ part);
  await import(/* @vite-ignore */ entry);
}

function start(): void {
  if (started) return;
  started = true;
  load().catch(() => {
    reportFailure({ part: "application", cause: "load" });
    offerReload();
    // The next touch of a form tries again.
    started = false;
  });
}

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

if (root.firstElementChild) {
  for (const type of ["focusin", "pointerdown", "input"]) {
    addEventListener(type, startOnFormEvent, { passive: true });
  }
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
