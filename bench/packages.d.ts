// Types for the used parts of packages that only bench/package.json installs, so that type checks
// do not need them.

declare module "autocannon" {
  interface Request {
    method: "GET" | "POST";
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests: (requests: Request[]) => void;
  }
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    overallRate?: number;
    timeout?: number;
    sampleInt?: number;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    "2xx": number;
    requests: { total: number; average: number };
    latency: { p50: number; p99: number; max: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module "chrome-launcher" {
  interface Options {
    chromePath: string;
    chromeFlags: string[];
    logLevel: "silent";
  }
  export function launch(options: Options): Promise<{ port: number; kill: () => void }>;
}

declare module "lighthouse" {
  interface Flags {
    port: number;
    output: "json";
    logLevel: "silent";
    onlyCategories: string[];
  }
  interface Report {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Report } | undefined>;
}

declare module "@hono/node-server" {
  interface Options {
    fetch: (request: Request) => Response | Promise<Response>;
    port: number;
    hostname: string;
  }
  export function serve(options: Options, onListening: (address: { port: number }) => void): void;
}
