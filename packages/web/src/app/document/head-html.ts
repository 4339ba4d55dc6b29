import type { PageMeta } from "@vanfettle/contract/page-meta";
import { headTags, type HeadTag } from "../../ui/head-tags.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] as string);

function tagHtml(head: HeadTag): string {
  if (head.tag === "title") return `<title>${escaped(head.text)}</title>`;
  if (head.tag === "link") return `<link rel="${head.attributes.rel}" href="${escaped(head.attributes.href)}"/>`;
  const { attributes } = head;
  const which = "name" in attributes ? `name="${attributes.name}"` : `property="${attributes.property}"`;
  return `<meta ${which} content="${escaped(attributes.content)}"/>`;
}

/** A page's head as text. React in the browser finds these tags by their attributes and takes them over. */
export const headHtml = (meta: PageMeta, origin: string): string => headTags(meta, origin).map(tagHtml).join("");
