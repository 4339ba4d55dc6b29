import { takePress } from "../ui/focus.ts";

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
 * Remembers the fields of a document before hydration. React replaces the whole document if it
 * differs from what React renders, as after a browser's extension has added elements or a
 * translation has wrapped text. The returned function then copies the visitor's input, and the
 * focus, from the replaced fields.
 */
export function keepFields(root: HTMLElement): () => void {
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
    const copies = fieldsIn(root);
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const copy = copies.find((other) => nameOf(other) === nameOf(field));
      if (!copy) continue;
      copyState(field, copy);
      if (field === focused) copyFocus(field, copy);
    }
  };
}
