export interface DocumentParts {
  /** The styles of the page, besides the shared ones of the template. */
  css?: string | undefined;
  head: string;
  body: string;
  state: string;
}

/** Splits the template at its placeholders once and returns a function that fills them, whatever the parts contain. */
export function documentTemplate(template: string): (parts: DocumentParts) => string {
  const [start = "", afterHead = ""] = template.split("<!--head-->");
  const [beforeApp = "", afterApp = ""] = afterHead.split("<!--app-->");
  const [beforeState = "", end = ""] = afterApp.split("<!--state-->");
  return ({ css, head, body, state }) =>
    `${start}${css ? `<style>${css}</style>` : ""}${head}${beforeApp}${body}${beforeState}<script type="application/json" id="state">${state}</script>${end}`;
}
