import type { Day } from "@vanfettle/vans/calendar-day";
import { isMinibusApproval, isWeight, motClassFor, type VanFacts } from "@vanfettle/vans/mot-class";
import type { TestJurisdiction } from "@vanfettle/vans/jurisdiction";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { modelHints } from "./model-hints.ts";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord } from "./dvsa.ts";

/** The records of a vehicle from both services; undefined without a response or for an unknown vehicle. */
export interface VehicleRecords {
  history: MotRecord | undefined;
  enquiry: EnquiryRecord | undefined;
}

/** Returns the date of first registration: the day from DVSA, or else the month from DVLA. */
export const firstRegistered = ({ history, enquiry }: VehicleRecords): string | null =>
  history?.registrationDate ?? enquiry?.monthRegistered ?? null;

const hintsOf = ({ history, enquiry }: VehicleRecords) =>
  modelHints(history?.make ?? enquiry?.make ?? null, history?.model ?? null);

/** Returns whether the vehicle is a minibus: by its type approval or, if that is unknown, by its model's name. */
export function isMinibus(records: VehicleRecords): boolean {
  const typeApproval = records.enquiry?.typeApproval ?? null;
  return typeApproval === null ? hintsOf(records).bodyMayBe === "minibus" : isMinibusApproval(typeApproval);
}

/** Returns the MOT class suggested by the records. It is never certain, because the plate on the van decides. */
export function vehicleClass(
  records: VehicleRecords,
  { jurisdiction, today }: { jurisdiction: TestJurisdiction; today: Day },
): NonNullable<VehicleCheck["motClass"]> {
  const { history, enquiry } = records;
  const { grossKg, bodyMayBe } = hintsOf(records);
  const gross = grossOf(enquiry?.revenueWeight ?? null, grossKg);
  const { answer, certainty, ask, reason, maximumFee } = motClassFor({
    jurisdiction,
    testDay: today,
    gross,
    body: isMinibus(records) ? "minibus" : null,
    ...(bodyMayBe && bodyMayBe !== "minibus" && { bodyMayBe }),
    unladenKg: null,
    power: powerOf(enquiry?.fuel ?? history?.fuel ?? null),
    firstRegistered: firstRegistered(records),
    passengerSeats: null,
    typeApproval: enquiry?.typeApproval ?? null,
  });
  return {
    answer,
    certainty: certainty === "ask" ? "ask" : "likely",
    grossKg: gross?.kg ?? null,
    from: gross?.from ?? null,
    ask,
    reason,
    maximumFee,
  };
}

type Gross = { kg: number; from: "DVLA revenue weight" | "model name" };

function grossOf(revenueWeight: number | null, hintKg: number | null): Gross | null {
  if (revenueWeight !== null && isWeight(revenueWeight)) return { kg: revenueWeight, from: "DVLA revenue weight" };
  return hintKg === null ? null : { kg: hintKg, from: "model name" };
}

/** Returns the power source for DVLA's fuel names, such as `ELECTRICITY`, and DVSA's, such as `Electric`. */
function powerOf(fuel: string | null): VanFacts["power"] {
  if (fuel === null) return null;
  if (/hybrid|diesel|petrol|gas|heavy oil/i.test(fuel)) return "engine";
  if (/fuel cell/i.test(fuel)) return "hydrogen fuel cell";
  return /^electric/i.test(fuel) ? "electric" : null;
}
