import type { ProblemCode } from "@vanfettle/contract/problems";
import type { Problem } from "@vanfettle/contract/schemas";

/** The codes that JSON-RPC 2.0 defines. A call of JSON-RPC is invalid to the router only if it is no JSON. */
const definedCodes: Partial<Record<ProblemCode, number>> = { invalid_request: -32700, internal_error: -32603 };
/** The first of those that JSON-RPC leaves to servers. */
const serverErrorCode = -32000;

/** Returns a problem as the error response of JSON-RPC 2.0, with the problem itself as its data. */
export const jsonRpcError = (problem: Problem & { code: ProblemCode }) => ({
  jsonrpc: "2.0",
  id: null,
  error: { code: definedCodes[problem.code] ?? serverErrorCode, message: problem.message, data: problem },
});
