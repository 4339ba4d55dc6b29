import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@vanfettle/contract/problems";

export const originTokenHeader = "x-origin-token";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** API Gateway has an address of its own; with tokens set, only calls that came through CloudFront are answered. */
export function requireOriginToken(tokens: readonly string[]): (sent: string | undefined) => void {
  if (tokens.length === 0) return () => {};
  const accepted = tokens.map(digest);
  return (sent) => {
    const given = digest(sent ?? "");
    if (!accepted.some((token) => timingSafeEqual(token, given))) {
      throw new DomainError("forbidden", { message: "Call this address through the site." });
    }
  };
}
