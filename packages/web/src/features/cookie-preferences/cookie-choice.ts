/** A visitor's choice about storage beyond the strictly necessary. Kept in this browser only, and only once made. */
export interface CookieChoice {
  version: number;
  /** UTC ISO. */
  decidedAt: string;
  analytics: boolean;
}

/** Raised when a purpose is added or changes its meaning: an older choice then counts as none. */
export const choiceVersion = 1;
export const choiceKey = "vanfettle.cookie-choice";

type ChoiceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

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

export function parseChoice(text: string | null): CookieChoice | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isChoice(value) ? value : null;
  } catch {
    return null;
  }
}

/** False where the browser refuses to store it; nothing non-essential is stored then either. */
export function saveChoice(storage: ChoiceStorage, { analytics, now }: { analytics: boolean; now: Date }): boolean {
  const choice: CookieChoice = { version: choiceVersion, decidedAt: now.toISOString(), analytics };
  try {
    storage.setItem(choiceKey, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}

export function withdrawChoice(storage: ChoiceStorage): boolean {
  try {
    storage.removeItem(choiceKey);
    return true;
  } catch {
    return false;
  }
}

/** What code that wants to store more has to ask first. No choice, or one of another version, is a no. */
export const allowsAnalytics = (choice: CookieChoice | null): boolean => choice?.analytics === true;
