import type { VehicleCheck } from "../vehicle/vehicle-schemas.ts";

/** The registers' words beside a van's dates, if they have none and do not differ. */
export const noRegisterWords = {
  inStep: true,
  dvlaStatus: null,
  dvlaDue: null,
  undatedPass: null,
  dvsaDue: null,
} as const satisfies VehicleCheck["mot"]["registers"];
