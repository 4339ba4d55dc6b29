import { createHash } from "node:crypto";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { scriptSafeJson } from "@vanfettle/web/document/structured-data";

export interface DocumentParts {
  /** The page's styles, which follow the template's shared styles. */
  css?: string | undefined;
  head: string;
  /** The name of the page. */
  name: string;
  /** The files of the page, which the inline script loads with those of the application. */
  files?: readonly string[] | undefined;
  body: string;
  state: string;
}

const dataScript = (id: "state" | "settings", json: string, attributes = ""): string =>
  `<script type="application/json" id="${id}"${attributes}>${json}</script>`;

const withoutScript = `<noscript><p class="wrap">This page needs JavaScript.</p></noscript>`;

const sha256 = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * Returns functions that fill the template's placeholders: with a rendered page, or as the plain
 * shell, which the browser renders and which has the stage's settings, because the browser cannot
 * get them elsewhere. The parts may contain placeholder text. `styleHash` returns the hash by which
 * a content security policy allows the document's style, with a page's styles if given.
 */
export function documentTemplate(template: string) {
  const [start = "", afterStyles = ""] = template.split("<!--styles-->");
  const [beforeHead = "", afterHead = ""] = afterStyles.split("<!--head-->");
  const [beforeApp = "", afterApp = ""] = afterHead.split("<!--app-->");
  const [beforeState = "", end = ""] = afterApp.split("<!--state-->");
  const fill = (css: string, head: string, body: string, data: string): string =>
    start + css + beforeHead + head + beforeApp + body + beforeState + data + end;
  const stylesBefore = start.slice(start.lastIndexOf("<style>") + "<style>".length);
  const stylesAfter = beforeHead.slice(0, beforeHead.indexOf("</style>"));
  return {
    fillPage: ({ css = "", head, name, files = [], body, state }: DocumentParts): string => {
      const page = ` data-page="${name}" data-files="${files.join(" ")}"`;
      return fill(css, head, body, dataScript("state", state, page));
    },
    fillShell: (head: string, settings: PageSettings): string =>
      fill("", head, "", withoutScript + dataScript("settings", scriptSafeJson(settings))),
    styleHash: (css = ""): string => sha256(stylesBefore + css + stylesAfter),
  };
}

/**
 * Returns a function that creates a page's weak entity tag, without the state, whose timestamps
 * always differ.
 */
export function entityTags(
  template: string,
): (page: Pick<DocumentParts, "css" | "head" | "body">) => string {
  const ofTemplate = createHash("sha256").update(template);
  return ({ head, body, css = "" }) =>
    `W/"${ofTemplate.copy().update(css).update(head).update(body).digest("base64url").slice(0, 22)}"`;
}
