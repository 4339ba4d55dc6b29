/** A visitor's choice about storage beyond the strictly necessary. It is stored in the visitor's browser alone. */
export interface CookieChoice {
  version: number;
  /** UTC ISO. */
  decidedAt: string;
  analytics: boolean;
}

/** To be incremented when a purpose is added or changes its meaning. A choice of an older version counts as none. */
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

/** Stores the choice. Returns false if the browser does not let the site store it. */
export function saveChoice(storage: ChoiceStorage, { analytics, now }: { analytics: boolean; now: Date }): boolean {
  const choice: CookieChoice = { version: choiceVersion, decidedAt: now.toISOString(), analytics };
  try {
    storage.setItem(choiceKey, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}

/** Removes the stored choice. Returns false if the browser does not let the site do so. */
export function withdrawChoice(storage: ChoiceStorage): boolean {
  try {
    storage.removeItem(choiceKey);
    return true;
  } catch {
    return false;
  }
}

/** Whether analytics may store anything. Without a choice it may not. */
export const allowsAnalytics = (choice: CookieChoice | null): boolean => choice?.analytics === true;
