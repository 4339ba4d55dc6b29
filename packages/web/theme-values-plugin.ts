import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { brandColours } from "../contract/src/site.ts";

/**
 * Returns the variables of a brand colour: its value, and its channels for colours with an alpha
 * value.
 */
const brandVariables = ([name, hex]: [string, string]): [string, string][] => {
  const channels = hex.match(/[0-9a-f]{2}/g) ?? [];
  return [
    [`--brand-${name}`, hex],
    [`--brand-${name}-rgb`, channels.map((channel) => Number.parseInt(channel, 16)).join(" ")],
  ];
};

/**
 * Replaces the variables of the theme and of the brand's colours with their values, in the
 * stylesheets and in `index.html`. Documents inline their styles, which compress to a fifteenth
 * less without variables.
 */
export function themeValuesPlugin(themeFile: string): Plugin {
  const declarations = readFileSync(themeFile, "utf8").matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  const values = new Map([
    ...Object.entries(brandColours).flatMap(brandVariables),
    ...[...declarations].map(([, name = "", value = ""]) => [name, value] as const),
  ]);
  const withValues = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : withValues(value);
    });
  return {
    name: "vanfettle-theme-values",
    transform: { filter: { id: /\.css(\?|$)/ }, handler: withValues },
    transformIndexHtml: withValues,
  };
}
