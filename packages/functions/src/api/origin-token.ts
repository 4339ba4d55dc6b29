import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@vanfettle/contract/problems";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Returns a check of the origin token that a request carries, which throws `forbidden` if it is none of `tokens`.
 * API Gateway has a public address of its own; only CloudFront adds the token. Without `tokens` nothing is checked.
 */
export function requireOriginToken(tokens: readonly string[]): (sent: string | undefined) => void {
  if (tokens.length === 0) return () => {};
  const accepted = tokens.map(digest);
  return (sent) => {
    const digestSent = digest(sent ?? "");
    if (!accepted.some((token) => timingSafeEqual(token, digestSent))) {
      throw new DomainError("forbidden", { message: "Call this address through the site." });
    }
  };
}
