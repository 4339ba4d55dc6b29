import { legal } from "@vanfettle/contract/legal-terms";

/** The data that remains after an erasure, and its retention. */
export const whatStays = `Backups hold the request for up to ${legal.backupDays} days more. We also keep a scrambled key, for ${legal.erasedKeyDays} days, and a record of when a request was erased. Neither holds what you typed.`;
