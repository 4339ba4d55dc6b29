/**
 * Compiles a pattern of CloudFront or the AWS CLI: `*` matches any text, including slashes, and `?`
 * one character.
 */
export function wildcard(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*+/g, ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s");
}
