import { legal } from "@vanfettle/contract/constants";

/** What an erasure leaves of a request, and for how long. */
export const whatStays = `Backups hold the request for up to ${legal.backupDays} days more. We also keep a scrambled key, for ${legal.erasedKeyDays} days, and a record of when a request was erased. Neither holds what you typed.`;
