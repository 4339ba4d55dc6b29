import { takePress } from "../ui/focus.ts";
import { isOpenNow } from "../ui/is-open.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>("input:not([type=hidden]), select, textarea"),
];

/**
 * Returns a name that a field has in common with its copy. The choices of a radio group differ in
 * their value.
 */
function nameOf(field: Field): string {
  const choice = field.type === "radio" || field.type === "checkbox" ? field.value : "";
  const { form, id, name } = field;
  return [form?.id, form?.getAttribute("action"), id, name, choice].join(" ");
}

function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
}

function copyFocus(from: Field, to: Field): void {
  takePress().moveFocus(to, "none");
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Other types of fields, such as a choice, have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the disclosures and popovers. The returned function opens the copies of those that were
 * open when they were replaced.
 */
function keepOpened(root: HTMLElement): () => void {
  const disclosuresIn = () => [...root.querySelectorAll("details")];
  const disclosures = disclosuresIn();
  let popover = [...root.querySelectorAll<HTMLElement>("[popover]")].find(isOpenNow);
  const onToggle = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || target instanceof HTMLDetailsElement) return;
    popover = isOpenNow(target) ? target : undefined;
  };
  root.addEventListener("toggle", onToggle, { capture: true });
  return () => {
    root.removeEventListener("toggle", onToggle, { capture: true });
    for (const [index, copy] of disclosuresIn().entries()) {
      const replaced = disclosures[index];
      if (replaced && !replaced.isConnected) copy.open = replaced.open;
    }
    if (popover && !popover.isConnected) {
      root.querySelector<HTMLElement>(`#${popover.id}`)?.showPopover();
    }
  };
}

/**
 * Remembers the fields of a document before hydration, and what is open. React replaces the whole
 * document if it differs from what React renders, as after a browser's extension has added elements
 * or a translation has wrapped text. The returned function then copies the visitor's input, and the
 * focus, from the replaced fields.
 */
export function keepFields(root: HTMLElement): () => void {
  const restoreOpened = keepOpened(root);
  const fields = fieldsIn(root);
  let focused = fields.find((field) => field === document.activeElement);
  const onFocus = ({ target }: FocusEvent): void => {
    focused = fields.find((field) => field === target);
  };
  // A field that is being replaced loses the focus, too. It is still in the document then, and no
  // longer afterwards.
  const onBlur = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (focused === target && (target as Element).isConnected) focused = undefined;
    });
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", onBlur);
  return () => {
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", onBlur);
    restoreOpened();
    const copies = fieldsIn(root);
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const copy = copies.find((other) => nameOf(other) === nameOf(field));
      if (!copy) continue;
      copyState(field, copy);
      if (field === focused) copyFocus(field, copy);
    }
  };
}
