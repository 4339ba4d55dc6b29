import { createHash } from "node:crypto";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { scriptSafeJson } from "@vanfettle/web/document/structured-data";

export interface DocumentParts {
  /** The page's styles, in addition to the template's shared styles. */
  css?: string | undefined;
  head: string;
  body: string;
  state: string;
}

/**
 * Returns a function that fills the template's placeholders. The parts may contain placeholder
 * text.
 */
export function documentTemplate(template: string): (parts: DocumentParts) => string {
  const [start = "", afterHead = ""] = template.split("<!--head-->");
  const [beforeApp = "", afterApp = ""] = afterHead.split("<!--app-->");
  const [beforeState = "", end = ""] = afterApp.split("<!--state-->");
  return ({ css, head, body, state }) =>
    `${start}${css ? `<style>${css}</style>` : ""}${head}${beforeApp}${body}${beforeState}<script type="application/json" id="state">${state}</script>${end}`;
}

/**
 * Returns a function that fills the shell with the stage's settings, which the browser cannot get
 * elsewhere.
 */
export function shellTemplate(shell: string): (settings: PageSettings) => string {
  const [start = "", end = ""] = shell.split("<!--state-->");
  return (settings) =>
    `${start}<script type="application/json" id="settings">${scriptSafeJson(settings)}</script>${end}`;
}

/**
 * Returns a function that creates a page's weak entity tag, without the state, whose timestamps
 * always differ.
 */
export function entityTags(template: string): (page: Omit<DocumentParts, "state">) => string {
  const ofTemplate = createHash("sha256").update(template);
  return ({ head, body, css = "" }) =>
    `W/"${ofTemplate.copy().update(css).update(head).update(body).digest("base64url").slice(0, 22)}"`;
}
