export interface DocumentParts {
  head: string;
  body: string;
  state: string;
}

/** Cuts the template once; filling it is then five strings joined, whatever they contain. */
export function documentTemplate(template: string): (parts: DocumentParts) => string {
  const [start = "", afterHead = ""] = template.split("<!--head-->");
  const [beforeApp = "", afterApp = ""] = afterHead.split("<!--app-->");
  const [beforeState = "", end = ""] = afterApp.split("<!--state-->");
  return ({ head, body, state }) =>
    `${start}${head}${beforeApp}${body}${beforeState}<script type="application/json" id="state">${state}</script>${end}`;
}
