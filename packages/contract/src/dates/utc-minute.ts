/** Formats an ISO time in UTC to the minute, such as `2026-11-21 12:00 UTC`. */
export const formatUtcMinute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;
