import { createHash } from "node:crypto";

interface RenderedParts {
  head: string;
  body: string;
  /** The page's styles, in addition to the template's. */
  css?: string | undefined;
}

/** Returns a function that creates a page's weak entity tag, without the state, whose timestamps always differ. */
export function entityTags(template: string): (page: RenderedParts) => string {
  const ofTemplate = createHash("sha256").update(template);
  return ({ head, body, css = "" }) =>
    `W/"${ofTemplate.copy().update(css).update(head).update(body).digest("base64url").slice(0, 22)}"`;
}
