import { useMemo } from "react";
import { storeText } from "../../ui/device-storage.ts";
import { useStoredText } from "../../ui/use-stored-text.ts";

/** The visitor's choice about optional storage, stored only in the visitor's browser. */
export interface CookieChoice {
  version: number;
  /** The time in ISO format and UTC. */
  decidedAt: string;
  analytics: boolean;
}

/**
 * The version of the choice. Increment it when a purpose is added or its meaning changes; older choices are ignored.
 */
export const choiceVersion = 1;
export const choiceKey = "vanfettle.cookie-choice";

function isChoice(value: unknown): value is CookieChoice {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    value.version === choiceVersion &&
    "decidedAt" in value &&
    typeof value.decidedAt === "string" &&
    !Number.isNaN(Date.parse(value.decidedAt)) &&
    "analytics" in value &&
    typeof value.analytics === "boolean"
  );
}

/** Parses a stored choice. Returns null if it is missing, malformed or of another version. */
export function parseChoice(text: string | null): CookieChoice | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isChoice(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the choice. Returns false if the browser blocks it. */
export function saveChoice({ analytics, now }: { analytics: boolean; now: Date }): boolean {
  const choice: CookieChoice = { version: choiceVersion, decidedAt: now.toISOString(), analytics };
  return storeText(choiceKey, JSON.stringify(choice));
}

/** Removes the stored choice. Returns false if the browser blocks it. */
export const withdrawChoice = (): boolean => storeText(choiceKey, null);

/** Returns true if the visitor has allowed analytics to store data. */
export const allowsAnalytics = (choice: CookieChoice | null): boolean => choice?.analytics === true;

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
