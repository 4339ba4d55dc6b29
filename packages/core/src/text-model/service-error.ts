import { APIError } from "openai";
import * as z from "zod";
import { retryAfter } from "./retry-after.ts";
import { noUsage, TextError, type TextErrorName } from "./text-model.ts";

/**
 * The forms of the services' error codes, such as `model_not_found`, `API_KEY_INVALID` and
 * `DeploymentNotFound`, in which a key or a text does not fit.
 */
const knownCode = /^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|(?:[A-Z][a-z]+){2,5})$/;
const isKnownCode = (code: unknown): code is string =>
  typeof code === "string" && knownCode.test(code);
/** The form of a parameter's name, such as `text.format` or `max_tokens`. */
const parameterName = /^[a-z_]{1,40}(\.[a-z_]{1,40}){0,3}$/;

const isParameter = (param: unknown): param is string =>
  typeof param === "string" && parameterName.test(param);

/** The errors of codes, which say more than a status, and of statuses. */
const errorNames: Partial<Record<string, TextErrorName>> = {
  insufficient_quota: "TextQuotaReached",
  insufficient_balance: "TextQuotaReached",
  billing_hard_limit_reached: "TextQuotaReached",
  content_policy_violation: "TextFiltered",
  content_filter: "TextFiltered",
  invalid_prompt: "TextRefused",
  invalid_api_key: "TextKeyRejected",
  API_KEY_INVALID: "TextKeyRejected",
  model_not_found: "TextMisconfigured",
  rate_limit_exceeded: "TextRateLimited",
  capacity_exceeded: "TextRateLimited",
  server_error: "TextUnavailable",
  overloaded_error: "TextUnavailable",
  context_length_exceeded: "TextRequestRejected",
  exceed_context_size_error: "TextRequestRejected",
  json_validate_failed: "TextNotJson",
  "401": "TextKeyRejected",
  "402": "TextQuotaReached",
  "404": "TextMisconfigured",
  "405": "TextMisconfigured",
  "408": "TextUnavailable",
  "409": "TextUnavailable",
  // A model server's word for a generation that broke off.
  "424": "TextUnavailable",
  "429": "TextRateLimited",
  // Groq's word for a tier without free capacity.
  "498": "TextRateLimited",
};

/**
 * The causes that services tell by their message alone. The message is never repeated, because it
 * may quote the key.
 */
const toldByMessage: readonly { says: RegExp; name: TextErrorName; cause: string }[] = [
  {
    says: /\bcredit balance is too low\b/i,
    name: "TextQuotaReached",
    cause: "the account's credit is used up",
  },
  {
    says: /\bkey limit exceeded\b/i,
    name: "TextQuotaReached",
    cause: "the spending limit of the key itself is reached",
  },
  {
    says: /\binput was flagged\b|\brequires moderation\b/i,
    name: "TextFiltered",
    cause: "its moderation stopped the request",
  },
];

/** A prompt beyond the limit of a minute has the code of a limit, but no wait makes it smaller. */
const tooLarge = 413;

function nameOf(status: number, codes: readonly string[]): TextErrorName {
  const named = codes.map((code) => errorNames[code]).find((name) => name !== undefined);
  if (named !== undefined && status !== tooLarge) return named;
  return errorNames[status] ?? (status >= 500 ? "TextUnavailable" : "TextRequestRejected");
}

/** Returns the error that a service's code names; undefined for other codes. */
export function errorOfCode(code: unknown): { known: string; name: TextErrorName } {
  const known = isKnownCode(code) ? code : "no code";
  return { known, name: errorNames[known] ?? "TextUnavailable" };
}

/**
 * Maps an error of the SDK by its status. Message and cause are dropped, because they may quote the
 * API key.
 */
export function toTextError(error: unknown): TextError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof TextError) return cause;
  const status = error instanceof APIError ? error.status : undefined;
  if (!(error instanceof APIError) || status === undefined) {
    if (isNotConnected(error)) {
      return new TextError("TextUnavailable", {
        reason: "There was no connection to the service.",
      });
    }
    // A request that was sent may have been charged although its response never arrived.
    return new TextError("TextUnavailable", {
      usage: { ...noUsage, calls: 1 },
      reason: "The response did not arrive.",
    });
  }
  return errorOfStatus(status, error.error, retryAfter(error.headers));
}

/** The fields of a service's error that are read, each in the forms of several services. */
const ServiceError = z.object({
  code: z.unknown().optional(),
  type: z.unknown().optional(),
  status: z.unknown().optional(),
  param: z.unknown().optional(),
  message: z.unknown().optional(),
  detail: z.unknown().optional(),
  /** Google's: the reason is the code that says most. */
  details: z.array(z.object({ reason: z.unknown().optional() })).catch([]),
});

/** Fields that a server built with FastAPI rejects, given instead of a message. */
const FieldErrors = z.tuple([z.object({ loc: z.array(z.unknown()) })]).rest(z.unknown());

/** Returns the first field that a server rejects. */
function rejectedField({ message, detail }: z.output<typeof ServiceError>): unknown {
  const inMessage = (message as { detail?: unknown } | undefined | null)?.detail;
  const found = [detail, inMessage].map((each) => FieldErrors.safeParse(each).data).find(Boolean);
  return found?.[0].loc.at(-1);
}

/** Returns the error of a status with the service's details, of which any may be missing. */
export function errorOfStatus(
  status: number,
  sent: unknown,
  retryAfterSeconds?: number,
): TextError {
  // Google's compatible endpoint sends a list with one error.
  const [first = sent] = Array.isArray(sent) ? (sent as { error?: unknown }[]) : [];
  const inner = (first as { error?: unknown } | null | undefined)?.error ?? first;
  const error = ServiceError.safeParse(inner).data ?? ServiceError.parse({ message: inner });
  const reasons = error.details.map(({ reason }) => reason);
  const codes = [...reasons, error.code, error.type, error.status].filter(isKnownCode);
  const [known] = codes;
  const parameter = [error.param, rejectedField(error)].find(isParameter);
  const told = toldByMessage.find(
    ({ says }) => typeof error.message === "string" && says.test(error.message),
  );
  const words = statusInWords({ status, code: known, parameter });
  const details = {
    status,
    code: known,
    parameter,
    reason: `The service answered with ${words}${told ? `: ${told.cause}` : ""}.`,
  };
  const name = told?.name ?? nameOf(status, codes);
  // A service that is overloaded and states a time asks for a pause, like one with a limit.
  const isPause = name === "TextUnavailable" && retryAfterSeconds !== undefined;
  const correctable = name === "TextNotJson";
  return new TextError(isPause ? "TextRateLimited" : name, {
    ...details,
    retryAfterSeconds,
    ...(correctable && { correctable }),
  });
}

function statusInWords({
  status,
  code,
  parameter,
}: {
  status: number;
  code: string | undefined;
  parameter: string | undefined;
}): string {
  const about = parameter === undefined ? "" : ` about ${parameter}`;
  return `status ${status}, ${code ?? "no code"}${about}`;
}

/** Codes of Node and its HTTP client for a connection that was not made. */
const connectionCodes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Returns whether the connection failed, in which case the service received nothing that it could
 * charge.
 */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionCodes.has((error as NodeJS.ErrnoException).code ?? "") || isNotConnected(error.cause));
