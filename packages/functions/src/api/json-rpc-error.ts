import type { ProblemCode } from "@vanfettle/contract/problems";
import type { Problem } from "@vanfettle/contract/schemas";

/** The codes defined in JSON-RPC 2.0. The router rejects a JSON-RPC call only if it is not JSON. */
const definedCodes: Partial<Record<ProblemCode, number>> = { invalid_request: -32700, internal_error: -32603 };
/** The first code that JSON-RPC reserves for servers. */
const serverErrorCode = -32000;

/** Returns a problem as a JSON-RPC 2.0 error response, with the problem as its data. */
export const jsonRpcError = (problem: Problem & { code: ProblemCode }) => ({
  jsonrpc: "2.0",
  id: null,
  error: { code: definedCodes[problem.code] ?? serverErrorCode, message: problem.message, data: problem },
});
