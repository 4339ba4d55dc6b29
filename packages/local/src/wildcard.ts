/** Compiles a pattern of CloudFront or the AWS CLI: `*` is any number of characters, slashes included, `?` is one. */
export function wildcard(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*+/g, ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s");
}
