// The local package starts its own engines: the import rules allow neither package the other.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { freePort } from "@vanfettle/commands/free-port";

export interface Engine {
  endpoint: string;
  stop: () => Promise<void>;
}

const require = createRequire(import.meta.url);

export type EngineName = "dynoxide" | "dynalite";

/**
 * Returns the DynamoDB engines installed here, the preferred engine first: dynoxide if its binary
 * is installed, then dynalite. The environment variable TEST_DYNAMODB selects a single engine.
 */
export function installedEngines(): EngineName[] {
  const installed: EngineName[] = dynoxideBinary() ? ["dynoxide", "dynalite"] : ["dynalite"];
  const wanted = process.env["TEST_DYNAMODB"];
  const chosen = wanted ? installed.filter((name) => name === wanted) : installed;
  if (chosen.length === 0) throw new Error(`No DynamoDB engine called ${wanted} is installed.`);
  return chosen;
}

/** Starts a DynamoDB engine that keeps its data in memory. */
export async function startEngine(name = installedEngines()[0]): Promise<Engine> {
  const binary = dynoxideBinary();
  if (name === "dynoxide" && binary) return startDynoxide(binary);
  return startDynalite();
}

function dynoxideBinary(): string | undefined {
  try {
    return require.resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    return undefined;
  }
}

async function startDynoxide(binary: string): Promise<Engine> {
  const port = await freePort();
  const child = spawn(binary, ["serve", "--port", String(port)], { stdio: "ignore" });
  const stopWithUs = () => child.kill("SIGKILL");
  process.once("exit", stopWithUs);
  const endpoint = `http://127.0.0.1:${port}`;
  await untilReady(endpoint, () => child.exitCode !== null || child.signalCode !== null);
  return {
    endpoint,
    stop: async () => {
      process.off("exit", stopWithUs);
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}

async function startDynalite(): Promise<Engine> {
  const dynalite = require("dynalite") as (options: object) => import("node:http").Server;
  const server = dynalite({ createTableMs: 0, updateTableMs: 0, deleteTableMs: 0 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("dynalite has no port");
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A busy machine may take long, so only an engine that has ended does not start. */
async function untilReady(endpoint: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    try {
      await fetch(endpoint);
      return;
    } catch (error) {
      if (hasEnded()) throw new Error("The DynamoDB engine did not start.", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
