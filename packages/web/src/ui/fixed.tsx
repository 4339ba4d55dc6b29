import type { ReactNode } from "react";
import { keptPart } from "../app/document/fixed-parts.ts";

interface FixedProps {
  as: "div" | "footer" | "ul";
  className: string;
  /** Names the content: with it, everything that the content first drawn depends on. Null where that is too much. */
  name: string | null;
  children: () => ReactNode;
}

/** An element whose content is known by its name. */
export function Fixed({ as: Tag, className, name, children }: FixedProps) {
  const html = import.meta.env.SSR && name !== null ? keptPart(name, children) : undefined;
  if (html !== undefined) return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return <Tag className={className}>{children()}</Tag>;
}
