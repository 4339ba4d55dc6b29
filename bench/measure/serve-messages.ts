interface Told {
  answer?: unknown;
  error?: string;
}

/** The child's side of `child.ts`. */
export function answerParent<Q>(answerTo: (question: Q) => unknown, close?: () => Promise<void>): void {
  const tell = (told: Told) => process.send?.(told);
  process.on("message", (question: Q) => {
    Promise.resolve()
      .then(() => answerTo(question))
      .then(
        (answer) => tell({ answer: answer ?? null }),
        (error: unknown) => tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
  process.once("disconnect", () => {
    const end = () => process.exit(0);
    Promise.resolve(close?.()).then(end, end);
  });
}
