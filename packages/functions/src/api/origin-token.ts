import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@vanfettle/contract/problems";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Returns a check of a request's origin token, which throws `forbidden` if the token is not among `tokens`. API Gateway
 * also has a public address; only CloudFront adds the token. Without `tokens`, every request passes.
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
