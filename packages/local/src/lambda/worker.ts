import { existsSync, realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import {
  describeError,
  type Invocation,
  type WorkerMessage,
  type WorkerSettings,
} from "./messages.ts";

type Handler = (event: unknown, context: object) => unknown;

const settings = workerData as WorkerSettings;
const port = parentPort as MessagePort;
const post = (message: WorkerMessage) => port.postMessage(message);

/**
 * Rejects imports of packages, which a bundle would find in node_modules locally but not once
 * deployed.
 */
function forbidImportsOutside(directory: string): void {
  const root = pathToFileURL(`${realpathSync(directory)}/`).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const fromBundle = context.parentURL?.startsWith(root);
      const allowed = /^(node|data):/.test(resolved.url) || resolved.url.startsWith(root);
      if (fromBundle && !allowed) {
        throw new Error(`Cannot find package '${specifier}' in the deployed code.`);
      }
      return resolved;
    },
  });
}

function sendPlainHttpTo(host: string): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    if (!href.startsWith(`https://${host}/`)) return originalFetch(input, init);
    const url = href.replace("https:", "http:");
    return originalFetch(input instanceof Request ? new Request(url, input) : url, init);
  };
}

async function loadHandler(): Promise<Handler> {
  const dot = settings.handler.lastIndexOf(".");
  const base = join(settings.directory, settings.handler.slice(0, dot));
  const file = [".mjs", ".js", ".cjs"]
    .map((extension) => base + extension)
    .find((path) => existsSync(path));
  if (!file) throw new Error(`Cannot find module '${base}'`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const handler = module[settings.handler.slice(dot + 1)];
  if (typeof handler !== "function") {
    throw new Error(`${settings.handler} is undefined or not exported`);
  }
  return handler as Handler;
}

async function handleInvocation(
  handler: Handler,
  { id, event, deadline }: Invocation,
): Promise<void> {
  const context = {
    awsRequestId: id,
    functionName: settings.functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${settings.functionName}`,
    memoryLimitInMB: String(settings.memoryMb),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const result = await handler(JSON.parse(event), context);
    post({ kind: "result", id, result: JSON.stringify(result) ?? "null" });
  } catch (error) {
    console.error(JSON.stringify({ level: "ERROR", requestId: id, ...describeError(error) }));
    post({ kind: "error", id, error: describeError(error) });
  }
}

forbidImportsOutside(settings.directory);
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
  console.error(JSON.stringify({ level: "ERROR", ...describeError(error) }));
  post({ kind: "load-failed", error: describeError(error) });
}
