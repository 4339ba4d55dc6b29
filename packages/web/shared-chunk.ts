import type { Rolldown } from "vite";

/** The chunk for React, which a phone takes as long to run as everything else. */
export const reactChunk = {
  name: "react",
  priority: 2,
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-root\.ts$/,
};

/** The chunk for all other modules that every page loads. */
export const initialChunk = {
  name: "initial",
  tags: ["$initial"] satisfies ["$initial"],
  priority: 1,
  test: (id: string): boolean => !/\.css$|\/index\.html|\/entry-client\.tsx$/.test(id),
};

/**
 * The chunk for other modules that at least six chunks share, so most pages, except operators' code and modules
 * with a stylesheet: a document inlines the stylesheets of its page's chunks.
 */
export const sharedChunk = {
  name: (id: string, modules: Rolldown.ChunkingContext): string | null =>
    modules.getModuleInfo(id)?.importedIds.some((imported) => imported.endsWith(".css"))
      ? null
      : "shared",
  minShareCount: 6,
  test: (id: string): boolean => !/\.css$|\/src\/admin\//.test(id),
};
