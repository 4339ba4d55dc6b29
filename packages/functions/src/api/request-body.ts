import { DomainError } from "@vanfettle/contract/problems";

const requestBodyMaxBytes = 16 * 1024;

export interface RawBody {
  text: string | undefined;
  isBase64: boolean;
  contentType: string;
}

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;
const typeMessages = { json: undefined, form: "Send the body as a form." } as const;

/**
 * Decodes the body of a request, before any schema has validated it. Throws `body_too_large` before decoding,
 * `unsupported_media_type`, or `invalid_request` if a JSON body cannot be parsed.
 */
export function readBody(body: RawBody, kind: "json" | "form", maxBytes: number = requestBodyMaxBytes): unknown {
  const encoded = body.text ?? "";
  const bytes = Buffer.byteLength(encoded, body.isBase64 ? "base64" : "utf8");
  if (bytes > maxBytes) throw new DomainError("body_too_large");
  if (mediaType(body.contentType) !== mediaTypes[kind]) {
    const message = typeMessages[kind];
    throw new DomainError("unsupported_media_type", message ? { message } : {});
  }
  const text = body.isBase64 ? Buffer.from(encoded, "base64").toString("utf8") : encoded;
  return kind === "json" ? parseJson(text) : parseForm(text);
}

const mediaType = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError("invalid_request", { message: "The body is not valid JSON." });
  }
}

/** Parses a form. A field that occurs twice becomes a list, which every schema rejects. */
function parseForm(text: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}
