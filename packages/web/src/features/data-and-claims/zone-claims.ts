import { dayInWords } from "@vanfettle/vans/calendar-day";
import { zoneLimits } from "@vanfettle/vans/zones/zone-sentences";
import { zonePages, zones, zoneStandardInWords, type Zone } from "@vanfettle/vans/zones/zones";
import type { Claim, ClaimGroup } from "./claim.ts";

const toClaim = ([id, zone]: [string, Zone]): Claim => ({
  id: `zone-${id}`,
  statement: zone.sentence,
  verification: zone.isReported ? "reported" : "official",
  evidence: `Read from a stored copy of the official page; to be compared again by ${dayInWords(zone.reviewBy)}.`,
  source: zone.source,
  date: zone.since,
  licence: null,
  limits: "The boundary, the hours and the exemptions are in the source, and they decide.",
});

export const zoneClaims: ClaimGroup = {
  subject: "zones",
  title: "Zones that charge or ban vans",
  lead: "The zones that look at vans or at heavier vehicles. We state no charges, because they change.",
  claims: [
    {
      id: "zone-standard",
      statement: `Zones accept vans of ${zoneStandardInWords}, and vans without emissions. ${zoneLimits}`,
      verification: "official",
      evidence: "GOV.UK's standards for clean air zones, which London and Scotland share.",
      source: zonePages.cleanAir.address,
      date: "2026-11",
      licence: null,
      limits:
        "We compare the Euro standard and the fuel in DVLA's record, which many older vans lack. We take nothing from a van's age.",
    },
    ...Object.entries(zones).map(toClaim),
  ],
};
