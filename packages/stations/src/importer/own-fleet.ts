const council = /\bCOUNCILS?\b|\bLONDON BOROUGH OF\b|\bMBC\b/i;
const ownFleet =
  /\bPOLICE\b|\bCONSTABULARY\b|\bROYAL MAIL\b|\bPARCELFORCE\b|\bAMBULANCE\b|\bNHS\b|\bFIRE (AND|&) RESCUE\b|\bFIRE (AUTHORITY|BRIGADE|SERVICE)\b|\bMINISTRY OF DEFENCE\b/i;

/** Returns the access to a station by its name. Councils must test the public's vehicles; police and fleets may not. */
export function fleetOf(name: string | null): { access: "public" | "ask first"; councilRun: boolean } {
  const text = name ?? "";
  return { access: ownFleet.test(text) ? "ask first" : "public", councilRun: council.test(text) };
}
