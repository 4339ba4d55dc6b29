import { chooseServiceOnClick } from "./features/booking/choose-service.ts";

/**
 * Runs inline in every document, before any file of script. The page is complete HTML, so the script waits for the
 * first idle moment after load, or for the first touch of a form, whichever comes first.
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

if (root.firstElementChild) {
  for (const type of ["focusin", "pointerdown", "input"]) addEventListener(type, startIfForm, { passive: true });
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const whenIdle = (): void => void idle(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
} else {
  start();
}
chooseServiceOnClick();
