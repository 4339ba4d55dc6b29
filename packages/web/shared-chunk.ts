/** The chunk for all modules that every page loads. */
export const initialChunk = {
  name: "initial",
  tags: ["$initial"] satisfies ["$initial"],
  priority: 1,
  test: (id: string): boolean => !/\.css$|\/index\.html|\/entry-client\.tsx$/.test(id),
};

/** The chunk for other modules that at least three chunks share, except operators' code. */
export const sharedChunk = {
  name: "shared",
  minShareCount: 3,
  // A stylesheet stays with the module that imports it, because a document inlines the stylesheets
  // of its page.
  test: (id: string): boolean => !/\.css$|\/src\/admin\//.test(id),
};
