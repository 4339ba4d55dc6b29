import type { ReactNode } from "react";

/**
 * Parts that are the same on every page. The edge draws each once and from then on repeats the text; a browser, which
 * never keeps any, draws them like all else and finds what the edge wrote.
 */
const kept = new Map<string, string>();
const missed = new Map<string, ReactNode>();

export function keptPart(name: string, content: () => ReactNode): string | undefined {
  const html = kept.get(name);
  if (html === undefined) missed.set(name, content());
  return html;
}

/** To be called after a page is drawn, when drawing a part disturbs nothing. */
export function keepMissedParts(draw: (content: ReactNode) => string): void {
  for (const [name, content] of missed) kept.set(name, draw(content));
  missed.clear();
}
