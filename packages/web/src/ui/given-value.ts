import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Puts a value that the page gives into a field that still has the value from before. What the
 * visitor has entered, and a field that they are in, stay. Returns whether the field has changed.
 */
export function giveValue(
  field: HTMLInputElement | HTMLSelectElement | RadioNodeList,
  before: string,
  now: string,
): boolean {
  if (before === now || field.value !== before || field === document.activeElement) return false;
  field.value = now;
  return field.value === now;
}

/**
 * Keeps a field at the value that the page gives until the visitor changes it. Returns the field's
 * default value, which stays the first: React would show another in a field without input.
 */
export function useGivenValue(field: RefObject<HTMLInputElement | null>, given: string): string {
  const [first] = useState(given);
  const last = useRef(given);
  useEffect(() => {
    if (field.current && giveValue(field.current, last.current, given)) last.current = given;
  }, [field, given]);
  return first;
}
