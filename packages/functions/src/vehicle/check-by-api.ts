import { originTokenHeader } from "@vanfettle/contract/endpoint";
import { endpoints } from "@vanfettle/contract/endpoints";
import { DomainError, problems, type ProblemCode } from "@vanfettle/contract/problems";
import { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";

interface ApiOptions {
  apiUrl: string;
  originTokens: readonly string[];
  fetch: typeof globalThis.fetch;
}

/** Below the function's timeout, so that a page still gets its answer. */
const timeoutMs = 7_000;

/**
 * Returns a function that checks a van by the API's public call. API Gateway counts the call with
 * those of all visitors, and so keeps DVSA's limit for the whole site without a shared counter. The
 * function throws the call's error, or `unavailable` for any answer that is not the call's own, such
 * as the gateway's 429.
 */
export function vehicleChecksByApi({ apiUrl, originTokens, fetch }: ApiOptions) {
  const [token] = originTokens;
  const { method, path } = endpoints.checkVehicle;
  return async (registration: string): Promise<VehicleCheck> => {
    try {
      const response = await fetch(apiUrl + path, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token && { [originTokenHeader]: token }),
        },
        body: JSON.stringify({ registration }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json();
      if (response.ok) return VehicleCheck.parse(answer);
      throw new DomainError(codeOf(answer));
    } catch (error) {
      // The cause of another error may quote the registration.
      throw error instanceof DomainError ? error : new DomainError("unavailable");
    }
  };
}

const codeOf = (answer: unknown): ProblemCode => {
  const { code } = answer as { code?: unknown };
  return typeof code === "string" && Object.hasOwn(problems, code)
    ? (code as ProblemCode)
    : "unavailable";
};
