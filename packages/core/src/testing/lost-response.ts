import type { TestDatabase } from "./test-database.ts";

/**
 * Calls `work` while the response of the first command of this kind is lost, so the client repeats
 * it. Returns the result, and the tries of all commands of this kind.
 */
export async function withLostResponse<T>(
  { client }: Pick<TestDatabase, "client">,
  command: "PutItemCommand" | "UpdateItemCommand",
  work: () => Promise<T>,
): Promise<{ result: T; tries: number }> {
  let tries = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== command) return next(args);
        tries++;
        const response = await next(args);
        if (tries > 1) return response;
        throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
      },
    { step: "finalizeRequest", priority: "low", name: "loseResponse" },
  );
  try {
    const result = await work();
    return { result, tries };
  } finally {
    client.middlewareStack.remove("loseResponse");
  }
}
