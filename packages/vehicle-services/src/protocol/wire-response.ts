import type { FaultMode } from "../faults.ts";

/** A response as sent: objects become JSON, text stays unchanged. */
export interface WireResponse {
  status: number;
  body: object | string;
}

/** The error responses of a service by fault; `Always` lists the errors that calls without a fault can also cause. */
export type ErrorResponses<Always extends FaultMode> = Partial<Record<FaultMode, WireResponse>> &
  Record<Always, WireResponse>;
