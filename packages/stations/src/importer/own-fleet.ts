const council = /\bCOUNCILS?\b|\bLONDON BOROUGH OF\b|\bMBC\b/i;
const ownFleet =
  /\bPOLICE\b|\bCONSTABULARY\b|\bROYAL MAIL\b|\bPARCELFORCE\b|\bAMBULANCE\b|\bNHS\b|\bFIRE (AND|&) RESCUE\b|\bFIRE (AUTHORITY|BRIGADE|SERVICE)\b|\bMINISTRY OF DEFENCE\b/i;

/**
 * Says by its name whether a station was set up for a fleet. Councils must test the public's vehicles as well; police,
 * Royal Mail, ambulance and fire services may not, so a visitor should ask first.
 */
export function fleetOf(name: string | null): { access: "public" | "ask first"; councilRun: boolean } {
  const text = name ?? "";
  return { access: ownFleet.test(text) ? "ask first" : "public", councilRun: council.test(text) };
}
