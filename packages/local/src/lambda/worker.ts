import { existsSync, realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Invocation, InvocationError, WorkerMessage, WorkerSettings } from "./messages.ts";
import { onTableThrottle } from "./table-throttles.ts";

type Handler = (event: unknown, context: object) => unknown;

const settings = workerData as WorkerSettings;
const port = parentPort ?? fail("worker.ts runs as a worker only.");
const post = (message: WorkerMessage) => port.postMessage(message);

/** Rejects imports of packages, which a bundle would find in node_modules locally but not once deployed. */
function forbidImportsOutside(directory: string): void {
  const root = pathToFileURL(`${realpathSync(directory)}/`).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const fromBundle = context.parentURL?.startsWith(root);
      const allowed = /^(node|data):/.test(resolved.url) || resolved.url.startsWith(root);
      if (fromBundle && !allowed) throw new Error(`Cannot find package '${specifier}' in the deployed code.`);
      return resolved;
    },
  });
}

function sendPlainHttpTo(host: string): void {
  const originalFetch = globalThis.fetch;
  const prefix = `https://${host}/`;
  const toHttp = (url: string) => (url.startsWith(prefix) ? `http://${url.slice("https://".length)}` : url);
  globalThis.fetch = (input, init) => {
    if (input instanceof Request)
      return originalFetch(input.url.startsWith(prefix) ? new Request(toHttp(input.url), input) : input, init);
    return originalFetch(toHttp(String(input)), init);
  };
}

async function loadHandler(): Promise<Handler> {
  const dot = settings.handler.lastIndexOf(".");
  const base = join(settings.directory, settings.handler.slice(0, dot));
  const file = [".mjs", ".js", ".cjs"].map((extension) => base + extension).find((path) => existsSync(path));
  if (!file) throw new Error(`Cannot find module '${base}'`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const handler = module[settings.handler.slice(dot + 1)];
  if (typeof handler !== "function") throw new Error(`${settings.handler} is undefined or not exported`);
  return handler as Handler;
}

function contextOf({ id, deadline }: Invocation): object {
  return {
    awsRequestId: id,
    callbackWaitsForEmptyEventLoop: true,
    functionName: settings.functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: settings.functionArn,
    logGroupName: `/aws/lambda/${settings.functionName}`,
    logStreamName: "local",
    memoryLimitInMB: String(settings.memoryMb),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

function describe(error: unknown): InvocationError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split("\n") ?? [] };
}

async function handleInvocation(handler: Handler, invocation: Invocation): Promise<void> {
  const { id, event } = invocation;
  try {
    const result = await handler(JSON.parse(event), contextOf(invocation));
    post({ kind: "result", id, result: JSON.stringify(result) ?? "null" });
  } catch (error) {
    console.error(JSON.stringify({ level: "ERROR", requestId: id, ...describe(error) }));
    post({ kind: "error", id, error: describe(error) });
  }
}

function fail(message: string): never {
  throw new Error(message);
}

forbidImportsOutside(settings.directory);
onTableThrottle((operation) => post({ kind: "table-throttle", operation }));
if (settings.plainHttpHost) sendPlainHttpTo(settings.plainHttpHost);
const loading = loadHandler();
port.on("message", (invocation: Invocation) => {
  loading.then(
    (handler) => handleInvocation(handler, invocation),
    () => undefined,
  );
});
try {
  await loading;
  post({ kind: "ready" });
} catch (error) {
  console.error(JSON.stringify({ level: "ERROR", ...describe(error) }));
  post({ kind: "load-failed", error: describe(error) });
}
