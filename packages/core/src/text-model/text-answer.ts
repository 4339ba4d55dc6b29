import type { ReasoningEffort } from "./text-model.ts";

/** The contents of a response of either protocol. */
export interface TextAnswer {
  text: string;
  /**
   * `none`: the message is missing. `tool`: the model called a tool, which we do not offer. `cut`:
   * the output limit ended it. `failed`: the service gave up.
   */
  end: "complete" | "none" | "tool" | "cut" | "filtered" | "declined" | "failed";
  /** The service's code for a failed answer. */
  code?: string | undefined;
}

/** The API of a text service. Each protocol has its own file. */
export const textApis = ["responses", "chat"] as const;
export type TextApi = (typeof textApis)[number];

/** The path of each API below the service's address. */
export const protocolPaths = { responses: "/responses", chat: "/chat/completions" } as const;

/**
 * The way to request the JSON of an answer: by its schema, as JSON of any form, or in words.
 * Servers that imitate OpenAI's support less.
 */
export const textFormats = ["json_schema", "json_object", "none"] as const;
export type TextFormat = (typeof textFormats)[number];

/** The parameter that limits the output of a chat. Servers know one of both, or both. */
export const chatLimits = ["max_completion_tokens", "max_tokens"] as const;
export type ChatLimit = (typeof chatLimits)[number];

export interface CallOptions {
  model: string;
  format: TextFormat;
  limit: ChatLimit;
  /** Undefined sends none. */
  effort: Exclude<ReasoningEffort, "auto" | "off"> | undefined;
  signal: AbortSignal;
}
