/**
 * Focuses the field with a name, in a radio group the first choice. Scrolls only as far as its
 * label needs: a centred field would leave half of the page under the header.
 */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  control?.focus({ preventScroll: true });
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

/**
 * Focuses an element and scrolls to its start. As a `ref`, it leads to content that has just
 * appeared.
 */
export function focusStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}

/**
 * Focuses an element. As a `ref`, it moves the focus from a control that has disappeared to what
 * replaces it.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
