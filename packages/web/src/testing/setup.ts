// As for `expect.poll` in vitest.config.ts, and only where a test renders components.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
