import { stateError } from "./errors.ts";

/** The quota on what passes into, between and out of states. */
const maxPayloadBytes = 262_144;

export const isTooLarge = (json: string): boolean => Buffer.byteLength(json) > maxPayloadBytes;

export function dataLimitExceeded(what: string): Error {
  const cause = `${what} exceeds the maximum of ${maxPayloadBytes} bytes.`;
  return stateError("States.DataLimitExceeded", cause, true);
}
