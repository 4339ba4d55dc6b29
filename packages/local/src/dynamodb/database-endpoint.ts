import { once } from "node:events";
import { STATUS_CODES } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { connect as connectWithTls } from "node:tls";
import type { Callers } from "../access/callers.ts";
import { checkAccess, checkCaller, jsonAccessError } from "../access/checked-service.ts";
import type { TableAccess } from "../access/table-access.ts";
import { parseJsonObject, type HttpResponse } from "../http.ts";
import { requestReader, type ReadRequest } from "./request-reader.ts";

export interface DatabaseEndpointOptions {
  engine: string;
  callers: Callers;
  access: TableAccess;
  /** Called with the operation of each request that the engine throttles, including retries. */
  onThrottle?: (operation: string) => void;
}

const throttledResponse =
  /^HTTP\/1\.1 400 [^]*\b(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded)/;
const maxErrorBytes = 2_000;

/**
 * Starts the access-checking endpoint in front of the database. Each request is checked against the
 * caller's role and then forwarded. The engine's bytes are returned as received, including faults,
 * at a fraction of the cost of a second HTTP server and client.
 */
export async function databaseEndpoint(options: DatabaseEndpointOptions) {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    sockets.add(client);
    client.on("error", () => undefined).on("close", () => sockets.delete(client));
    serve(client, options);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Serves a client connection over one connection to the engine. AWS clients do not pipeline
 * requests.
 */
function serve(
  client: Socket,
  { engine, callers, access, onThrottle }: DatabaseEndpointOptions,
): void {
  let behind: Socket | undefined;
  let operation = "";
  const read = requestReader((request) => {
    const target = request.headers["x-amz-target"] ?? "";
    operation = /^DynamoDB_20120810\.(\w+)$/.exec(target)?.[1] ?? "";
    const rejection = check(request, operation, callers, access);
    if (rejection) {
      client.write(responseBytes(rejection));
      return;
    }
    behind ??= connectTo(engine, client).on("data", (chunk: Buffer) => {
      if (throttledResponse.test(chunk.toString("latin1", 0, maxErrorBytes))) {
        onThrottle?.(operation);
      }
    });
    behind.write(forwardedBytes(request, engine));
  });
  client.on("data", (chunk) => {
    try {
      read(chunk);
    } catch {
      client.destroy();
    }
  });
}

function connectTo(engine: string, client: Socket): Socket {
  const { protocol, hostname, port } = new URL(engine);
  const address = {
    host: hostname,
    port: Number(port || (protocol === "https:" ? 443 : 80)),
    noDelay: true,
  };
  const behind =
    protocol === "https:" ? connectWithTls({ ...address, servername: hostname }) : connect(address);
  behind.on("error", () => client.destroy());
  behind.pipe(client);
  client.on("close", () => behind.destroy());
  return behind;
}

function check(
  { headers, body }: ReadRequest,
  operation: string,
  callers: Callers,
  access: TableAccess,
): HttpResponse | undefined {
  const caller = checkCaller(callers, headers, jsonAccessError);
  if ("status" in caller) return caller;
  // The owner of this machine has all permissions, including bulk operations.
  if (caller.statements === undefined) return undefined;
  return checkAccess(callers, caller, access(operation, parseJsonObject(body)), jsonAccessError);
}

function toBytes(line: string, headers: object, body: Buffer): Buffer {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from([line, ...fields, "", ""].join("\r\n"), "latin1"), body]);
}

const responseBytes = ({ status, headers, body }: HttpResponse): Buffer =>
  toBytes(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    { ...headers, "content-length": body.length },
    body,
  );

/**
 * Returns the request without the session token, and for a fixed caller: some engines keep a
 * database per caller.
 */
function forwardedBytes({ line, headers, body }: ReadRequest, engine: string): Buffer {
  const { "x-amz-security-token": _, authorization = "", ...others } = headers;
  const forwarded = {
    ...others,
    host: new URL(engine).host,
    authorization: authorization.replace(/\bCredential=[^/]{1,128}\//, "Credential=local/"),
  };
  return toBytes(line, forwarded, body);
}
