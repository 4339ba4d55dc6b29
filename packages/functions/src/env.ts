import * as z from "zod";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import { createPartnerLink, type PartnerLink } from "@vanfettle/core/booking/partner-link";
import { parsePrice, pricePattern, type Prices } from "@vanfettle/core/generation/prices";
import { chatLimits, textApis, textFormats } from "@vanfettle/core/text-model/text-answer";
import { reasoningEfforts } from "@vanfettle/core/text-model/text-model";

const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

const everyFunction = {
  STAGE: z.string().min(1),
  LOG_LEVEL: z.enum(["DEBUG", "INFO", "WARN", "ERROR"]).default("INFO"),
} as const;
/** Only the stage, which the metrics of every function name. */
export const StageEnv = z.object({ STAGE: everyFunction.STAGE });

const common = { ...everyFunction, TABLE_NAME: z.string().min(1) } as const;
const siteOrigin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const serviceUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** The tokens that CloudFront may send to the API, comma-separated: two during a rotation. */
const originToken = { ORIGIN_TOKEN: list.default([]) } as const;
const apiEnv = { ...common, ...originToken } as const;

export const VisitorEnv = z.object({
  ...apiEnv,
  SITE_ORIGIN: siteOrigin,
  OPERATOR_ISSUER: z.url({ protocol: /^https?$/ }),
  OPERATOR_CLIENT_ID: z.string().min(1),
});

/** A price in dollars per million tokens, or empty for the price in our list. */
const price = z.union([
  z.literal("").transform(() => undefined),
  z.string().regex(pricePattern).transform(parsePrice),
]);
const priceSettings = {
  OPENAI_MODEL: z.string().min(1),
  /** The model of the second reader; empty to use the writing model. */
  OPENAI_REVIEW_MODEL: z.string(),
  OPENAI_PRICE: price,
  OPENAI_REVIEW_PRICE: price,
} as const;

/** Returns the prices that are set, by model. */
export function pricesOf(env: z.output<z.ZodObject<typeof priceSettings>>): Prices {
  const { OPENAI_MODEL, OPENAI_REVIEW_MODEL, OPENAI_PRICE, OPENAI_REVIEW_PRICE } = env;
  return {
    ...(OPENAI_PRICE && { [OPENAI_MODEL]: OPENAI_PRICE }),
    ...(OPENAI_REVIEW_PRICE && { [OPENAI_REVIEW_MODEL || OPENAI_MODEL]: OPENAI_REVIEW_PRICE }),
  };
}

export const ContentEnv = z.object({
  ...apiEnv,
  MACHINE_ARN: z.string().min(1),
  DISTRIBUTION_ID: z.string().min(1),
  ...priceSettings,
  DAILY_TOKEN_BUDGET: z.coerce.number().int().positive(),
});

/**
 * The environment of the garages function, which reads bundled files and calls the API, and reads
 * neither the table nor secrets.
 */
export const GaragesEnv = z.object({
  ...everyFunction,
  ...originToken,
  SITE_ORIGIN: siteOrigin,
  API_URL: serviceUrl,
});

/**
 * The environment of the vehicle function, which reads two services' keys from secrets, but not the
 * table.
 */
export const VehicleEnv = z.object({
  ...everyFunction,
  ...originToken,
  SITE_ORIGIN: siteOrigin,
  DVSA_API_URL: serviceUrl,
  DVSA_SECRET_ARN: z.string().min(1),
  DVLA_API_URL: serviceUrl,
  DVLA_SECRET_ARN: z.string().min(1),
});

const bookingLinkKey = { BOOKING_LINK_KEY: z.string().min(16) } as const;

/**
 * The environment of the function for booking links, which finds bookings by token, not by hashed
 * registration.
 */
export const YourBookingEnv = z.object({ ...apiEnv, ...bookingLinkKey });

export const OperatorBookingsEnv = z.object(apiEnv);

export const BookingEnv = z
  .object({
    ...apiEnv,
    SITE_ORIGIN: siteOrigin,
    PARTNER_BOOKING_URL: z.string().min(1),
    PARTNER_HOSTS: list,
    REGISTRATION_HASH_KEY: z.string().min(16),
    ...bookingLinkKey,
  })
  .check((ctx) => {
    const problem = partnerProblem(ctx.value);
    if (problem) {
      ctx.issues.push({
        code: "custom",
        path: ["PARTNER_BOOKING_URL"],
        message: problem,
        input: ctx.value,
      });
    }
  });

export type ApiEnv = Pick<z.output<typeof GaragesEnv>, "LOG_LEVEL" | "ORIGIN_TOKEN">;
export type BookingEnv = z.output<typeof BookingEnv>;
export type VehicleEnv = z.output<typeof VehicleEnv>;

export const StepEnv = z.object(common);
export const WakeEnv = z.object({ ...common, MACHINE_ARN: z.string().min(1) });
export const FinishEnv = z.object({ ...common, DISTRIBUTION_ID: z.string().min(1) });
export const WriteEnv = z.object({
  ...common,
  /** True if a second reader must review each text before publication. */
  OPENAI_REVIEW: z
    .string()
    .pipe(z.enum(["on", "off"]))
    .transform((value) => value === "on"),
  ...priceSettings,
  OPENAI_REVIEW_REASONING_EFFORT: z.string().pipe(z.enum(reasoningEfforts)),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }),
  OPENAI_API: z.string().pipe(z.enum(textApis)),
  OPENAI_FORMAT: z.string().pipe(z.enum(textFormats)),
  OPENAI_LIMIT: z.string().pipe(z.enum(chatLimits)),
  OPENAI_REASONING_EFFORT: z.string().pipe(z.enum(reasoningEfforts)),
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().positive(),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().positive(),
  OPENAI_SECRET_ARN: z.string().min(1),
  DAILY_TOKEN_BUDGET: z.coerce.number().int().positive(),
  /** True if texts are published without an operator's approval. */
  PUBLISH_AUTOMATICALLY: z
    .string()
    .pipe(z.enum(["true", "false"]))
    .transform((value) => value === "true"),
});

/** The validated environment: automatic publishing requires the second reader. */
export const CheckedWriteEnv = WriteEnv.refine(
  (env) => env.OPENAI_REVIEW || !env.PUBLISH_AUTOMATICALLY,
  {
    path: ["OPENAI_REVIEW"],
    message:
      "OPENAI_REVIEW=off requires PUBLISH_AUTOMATICALLY=false, because an operator must read texts that no second reader has judged",
  },
);

type PartnerSettings = Pick<BookingEnv, "PARTNER_BOOKING_URL" | "PARTNER_HOSTS">;

/**
 * Returns the function that builds a booking's link to the partner. Throws if the settings are
 * unusable.
 */
export const partnerLinkOf = (env: PartnerSettings): PartnerLink =>
  createPartnerLink(env.PARTNER_BOOKING_URL, env.PARTNER_HOSTS);

/**
 * Returns the reason why the partner's address cannot be used; a deployed stage needs https and a
 * real host.
 */
function partnerProblem(env: PartnerSettings & { STAGE: string }): string | undefined {
  try {
    const sample = { registration: "A", postcode: "B", serviceType: "c", id: "d" };
    const { protocol, hostname } = new URL(partnerLinkOf(env)(sample));
    if (!isDeployedStage(env.STAGE)) return undefined;
    if (protocol !== "https:") return "must use https on a deployed stage";
    return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname)
      ? "is still a placeholder"
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "is not valid";
  }
}

/**
 * Reads the environment of a function. Throws a ZodError for invalid settings, before any request
 * is handled.
 */
export const readEnv = <S extends z.ZodType>(env: S): z.output<S> => env.parse(process.env);
