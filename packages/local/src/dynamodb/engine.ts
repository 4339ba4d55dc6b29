import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endProcess, engineProcess, type EngineProcessOptions } from "./engine-process.ts";
import { checkTableFile } from "./table-file.ts";

export type EngineKind = "dynoxide" | "dynalite" | "endpoint";

export type Engine = Awaited<ReturnType<typeof startEngine>>;

export interface EngineOptions {
  /** The folder for the data; without it, the data is in memory. */
  dataDir: string | undefined;
  only?: EngineKind | undefined;
  /** The endpoint of a running engine, which takes precedence. */
  endpoint?: string | undefined;
  log: (line: string) => void;
}

const require = createRequire(import.meta.url);
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function installed(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * Only used on Linux; elsewhere it could not be hidden from web pages, which dynalite rejects
 * itself.
 */
const dynoxideBinary = () =>
  process.platform === "linux" ? installed(`@dynoxide/linux-${process.arch}/dynoxide`) : undefined;

/**
 * Starts the first available engine: the given endpoint, dynoxide, dynalite. Throws if none is
 * available.
 */
export async function startEngine({ dataDir, only, endpoint, log }: EngineOptions) {
  const isAllowed = (kind: EngineKind) => (only ?? kind) === kind;
  async function run(
    kind: EngineKind,
    data: string | undefined,
    script: EngineProcessOptions["script"],
  ) {
    const advice =
      data &&
      `The table is in ${data}: if the disk is full, make room; if the table is damaged, restore a copy, or move it away to start with an empty table.`;
    return {
      kind,
      ...(await engineProcess({ script, restarts: data !== undefined, advice, log })),
    };
  }
  if (endpoint && isAllowed("endpoint")) {
    return { kind: "endpoint" as const, endpoint, close: async () => undefined };
  }
  const binary = dynoxideBinary();
  if (binary && isAllowed("dynoxide")) {
    const file = dataDir && join(dataDir, "dynamodb.sqlite");
    if (file) {
      endOrphans(file, log);
      checkTableFile(file);
    }
    const command = [script("./end-with-parent.ts"), binary, "serve"];
    const store = file ? ["--db-path", file] : [];
    return run("dynoxide", file, (host, port) => [
      ...command,
      "--host",
      host,
      "--port",
      String(port),
      ...store,
    ]);
  }
  if (installed("dynalite") && isAllowed("dynalite")) {
    const folder = dataDir && join(dataDir, "dynamodb-level");
    if (folder) mkdirSync(folder, { recursive: true });
    const store = folder ? [folder] : [];
    return run("dynalite", folder, (host, port) => [
      script("./dynalite-server.ts"),
      host,
      String(port),
      ...store,
    ]);
  }
  throw new Error(
    only
      ? `The DynamoDB engine ${only} is not available on this machine.`
      : "No DynamoDB engine was found: run `npm ci`, or start one yourself and set DYNAMODB_ENDPOINT to its address.",
  );
}

/**
 * Ends engines that outlived both the site's last process and its script, and still have its data
 * open.
 */
function endOrphans(file: string, log: EngineOptions["log"]): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const [program = "", ...args] = commandLineOf(pid);
    if (!program.endsWith("/dynoxide") || !args.includes(file)) continue;
    log(`ended a leftover database engine (process ${pid})`);
    endProcess(Number(pid));
  }
}

function commandLineOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}
