import { storeText } from "../../ui/device-storage.ts";
import { isFlag, isTime, oneOf, parseStored, shape } from "../../ui/stored-json.ts";

/** The visitor's choice about optional storage, stored only in the visitor's browser. */
export interface CookieChoice {
  version: number;
  /** The time in ISO format and UTC. */
  decidedAt: string;
  analytics: boolean;
}

/**
 * Increment the version when a purpose is added or its meaning changes; older choices are ignored.
 */
export const choiceVersion = 1;
export const choiceKey = "vanfettle.cookie-choice";

const isChoice = shape<CookieChoice>({
  version: oneOf([choiceVersion]),
  decidedAt: isTime,
  analytics: isFlag,
});

/** Parses a stored choice. Returns null if it is missing, malformed or of another version. */
export const parseChoice = (text: string | null | undefined): CookieChoice | null =>
  parseStored(text, isChoice);

/** Stores the choice. Returns false if the browser blocks it. */
export function saveChoice({ analytics, now }: { analytics: boolean; now: Date }): boolean {
  const choice: CookieChoice = { version: choiceVersion, decidedAt: now.toISOString(), analytics };
  return storeText(choiceKey, JSON.stringify(choice));
}

/** Removes the stored choice. Returns false if the browser blocks it. */
export const withdrawChoice = (): boolean => storeText(choiceKey, null);

/** Returns true if the visitor has allowed analytics to store data. */
export const allowsAnalytics = (choice: CookieChoice | null): boolean => choice?.analytics === true;
