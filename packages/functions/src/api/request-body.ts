import { requestBodyMaxBytes } from "@vanfettle/contract/constants";
import { DomainError } from "@vanfettle/contract/problems";

export interface RawBody {
  text: string | undefined;
  isBase64: boolean;
  contentType: string;
}

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;
const typeMessages = { json: undefined, form: "Send the body as a form." } as const;

/** The body as data, not yet checked against a schema. Size first, so that nothing large is ever decoded. */
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

/** A field sent twice is taken as a list, which no schema accepts: nobody may guess which one counts. */
function parseForm(text: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}
