import type { ServiceId } from "@vanfettle/contract/services";

/**
 * The work that garages usually include in each service, from their lists. Each garage has its own
 * list, so pages say "usually".
 */
export const serviceContents: Record<ServiceId, string> = {
  mot: "brakes, lights, steering, tyres and emissions, tested; no repairs",
  "full-service": "engine oil, oil and air filters, fluids topped up, brakes and tyres checked",
  "major-service":
    "a full service with fuel and cabin filters, spark plugs on petrol vans, and more checks",
  "mot-service": "the MOT test and a full service; ask which service it is",
  "brake-service": "pads, discs and shoes measured, moving parts cleaned; new parts cost extra",
  "oil-change": "engine oil of the maker's grade, an oil filter and a reset of the service light",
  diagnostics: "fault codes read and a first finding; repairs cost extra",
};

/** The same in Northern Ireland, where garages do not carry out the test. */
export const serviceContentsInNorthernIreland: Partial<Record<ServiceId, string>> = {
  mot: "brakes, lights, steering and tyres checked before the test; repairs cost extra",
  "mot-service": "a full service before the test, which you book with DVA",
};

/** The published list that the full service was compared with, and the day. */
export const fullServiceSource = {
  address:
    "https://www.rac.co.uk/drive/advice/car-maintenance/what-is-the-difference-between-an-interim-and-full-service",
  checkedOn: "2026-11-26",
} as const;
