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
