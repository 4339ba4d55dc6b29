import { useMemo } from "react";
import { useStoredText } from "../../ui/use-stored-text.ts";
import { choiceKey, parseChoice, saveChoice, withdrawChoice, type CookieChoice } from "./cookie-choice.ts";

const save = (analytics: boolean): boolean => saveChoice({ analytics, now: new Date() });

/** Returns the choice stored in this browser for all tabs, or `null`. `save` and `withdraw` return false on failure. */
export function useCookieChoice(): {
  choice: CookieChoice | null;
  save: (analytics: boolean) => boolean;
  withdraw: () => boolean;
} {
  const text = useStoredText(choiceKey);
  const choice = useMemo(() => parseChoice(text ?? null), [text]);
  return { choice, save, withdraw: withdrawChoice };
}
