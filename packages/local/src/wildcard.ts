/** A pattern where `*` stands for any characters, slashes included, and `?` for one: CloudFront's and the AWS CLI's. */
export function wildcard(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*+/g, ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s");
}
