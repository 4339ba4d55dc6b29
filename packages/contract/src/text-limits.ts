/** What a text may measure in characters. Longer titles and descriptions are cut in search results. */
export const metaLimits = {
  title: { min: 25, max: 65 },
  description: { min: 70, max: 160 },
} as const;
