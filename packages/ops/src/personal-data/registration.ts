import { text } from "node:stream/consumers";
import { normaliseIdentifier } from "@vanfettle/contract/booking-rules";
import { registrationMaxLength } from "@vanfettle/contract/constants";
import { UsageError } from "../errors.ts";

export const registrationUsage =
  "--registration REG, or - to read it from the standard input, which keeps it out of the shell's history";

/** As it is stored: the form's own rule. What was typed is repeated in no message. */
export async function registrationFrom(typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new UsageError(registrationUsage);
  const registration = normaliseIdentifier(typed === "-" ? await text(process.stdin) : typed);
  if (registration.length < 1 || registration.length > registrationMaxLength) {
    throw new UsageError(`A registration has 1 to ${registrationMaxLength} letters and digits.`);
  }
  return registration;
}
