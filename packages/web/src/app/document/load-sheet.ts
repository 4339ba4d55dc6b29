/** Resolves when the sheet is in use, or when it cannot be had: a page without some of its styles is still a page. */
export function loadSheet(href: string | undefined): Promise<void> {
  if (!href) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
