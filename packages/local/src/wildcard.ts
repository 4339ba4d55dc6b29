/**
 * Compiles a pattern of CloudFront or the AWS CLI: `*` matches any number of characters, including slashes; `?` matches
 * a single character.
 */
export function wildcard(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*+/g, ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s");
}
