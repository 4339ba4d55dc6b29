/**
 * Converts a document of the site to a hand-written page: the same words, styles and structured
 * data, without scripts, state or their resources.
 */
export function handWrittenPage(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link(?=[^>]* rel="(?:modulepreload|preload|prefetch)")[^>]*>/g, "")
    .replace(/ data-(?:entry|parts)="[^"]*"/g, "");
}
