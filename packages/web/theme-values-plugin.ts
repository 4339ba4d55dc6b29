import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Writes the values of the theme into the style sheets in place of the variables that name them. Each document carries
 * its styles, and without variables they are a fifteenth smaller when compressed.
 */
export function themeValuesPlugin(themeFile: string): Plugin {
  const declarations = readFileSync(themeFile, "utf8").matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  const values = new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
  return {
    name: "vanfettle-theme-values",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (code) => code.replace(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use),
    },
  };
}
