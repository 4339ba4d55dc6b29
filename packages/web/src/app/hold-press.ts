type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const waitingText = "Still loading. We'll continue as soon as the page is ready.";
const failedText =
  "This page did not load, so nothing was sent. Check your connection, then press the button again.";

/** How long a press is held: longer than a page takes on slow 3G, and than a call may last. */
const heldMs = 30_000;

/**
 * How long a form that the browser sends by itself is not sent again, unless the visitor changes it:
 * nothing tells if the visitor has stopped the browser.
 */
const leavingMs = 20_000;

/**
 * Returns the fields whose content a plain submit loses. A field without a name is not sent; its
 * script reads it.
 */
function lostFields(form: HTMLFormElement): Field[] {
  const fields = form.querySelectorAll<Field>(
    "input:not([type=hidden], [type=submit]), select, textarea",
  );
  return [...fields].filter(
    (field) =>
      field.name === "" && (field.type !== "checkbox" || (field as HTMLInputElement).checked),
  );
}

/** Returns the sentence for a press that could not be repeated. */
function failureText(form: HTMLFormElement | null): string {
  const lost = form?.method === "post" ? lostFields(form) : [];
  const labels = lost.map(({ labels: all }) => all?.[0]?.textContent.trim());
  return [failedText, ...labels.map((label) => `Or untick “${label}” to send it without.`)].join(
    " ",
  );
}

const controlsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("button, input[type=submit]"),
];

/**
 * Holds a press that came before the page was interactive, and repeats it then: the submit of a form
 * whose plain way loses something, and the click of a button that needs script. What is sent is what
 * the fields contain then. A press is not repeated on a page that was left meanwhile. Calls `start`
 * at each press. Returns a function that gives the press up, because the page cannot start. So does
 * the limit, for a script that never comes.
 */
export function holdPress(root: HTMLElement, start: () => void): () => void {
  let held:
    | {
        control: HTMLElement;
        place: number;
        focused: Element | null;
        limit: ReturnType<typeof setTimeout>;
      }
    | undefined;
  /** The form that the browser is sending by itself. */
  let leaving: HTMLFormElement | undefined;
  const isLive = (): boolean => "live" in document.documentElement.dataset;

  const status = document.createElement("p");
  status.id = "held-press";
  status.className = "held-press notice";
  status.role = "status";
  document.body.append(status);

  /** Ends the waiting state of the held press, and returns the press. */
  function release(text = ""): typeof held {
    const press = held;
    clearTimeout(press?.limit);
    press?.control.removeAttribute("aria-disabled");
    status.textContent = text;
    held = undefined;
    return press;
  }

  function hold(event: Event, control: HTMLElement): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    release(waitingText);
    held = {
      control,
      place: controlsIn(root).indexOf(control),
      focused: document.activeElement,
      limit: setTimeout(giveUp, heldMs),
    };
    control.ariaDisabled = "true";
    start();
  }

  function giveUp(): void {
    if (!held) return;
    const { form } = held.control as HTMLButtonElement;
    release(failureText(form ?? null));
  }

  function repeat(): void {
    const press = release();
    if (!press) return;
    // React replaces the controls of a document that an extension has altered.
    const control = press.control.isConnected ? press.control : controlsIn(root)[press.place];
    const { form } = control as HTMLButtonElement;
    if (form && (control as HTMLButtonElement).type === "submit") form.requestSubmit(control);
    else control?.click();
    // Whoever has gone elsewhere since the press has moved on, as by typing there (see `takePress`).
    if (press.focused !== document.activeElement) document.dispatchEvent(new Event("input"));
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (leaving === form) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (isLive() || !root.contains(form)) return;
    if (event.submitter && lostFields(form).length > 0) {
      hold(event, event.submitter);
      return;
    }
    release();
    if (form.method !== "post") return;
    leaving = form;
    form.addEventListener("input", stay, { once: true });
    setTimeout(stay, leavingMs);
  }

  function onClick(event: MouseEvent): void {
    if (isLive() || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button[type=button]");
    // A button of the menu works without script.
    if (!button || !root.contains(button) || button.hasAttribute("popovertarget")) return;
    hold(event, button);
  }

  const stay = (): void => {
    leaving = undefined;
  };

  addEventListener("submit", onSubmit, { capture: true });
  addEventListener("click", onClick, { capture: true });
  addEventListener("pagehide", () => release());
  addEventListener("pageshow", stay);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    repeat();
  }).observe(document.documentElement, { attributeFilter: ["data-live"] });
  // A button that the document disables needs script: its form would lose what was entered.
  for (const button of root.querySelectorAll("button")) button.disabled = false;

  return giveUp;
}
