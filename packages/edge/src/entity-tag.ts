import { createHash } from "node:crypto";

interface RenderedParts {
  head: string;
  body: string;
  /** The styles of the page, besides those of the template. */
  css?: string | undefined;
}

/**
 * Returns a function that makes the entity tag of a page, with which a browser asks whether its copy is still good. The
 * tag is a weak one, of the template and of what is rendered into it: the state beside it also has the times at which it
 * was read, and would make every render another version.
 */
export function entityTags(template: string): (page: RenderedParts) => string {
  const ofTemplate = createHash("sha256").update(template);
  return ({ head, body, css = "" }) =>
    `W/"${ofTemplate.copy().update(css).update(head).update(body).digest("base64url").slice(0, 22)}"`;
}
