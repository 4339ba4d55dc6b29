import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a TCP connection to a site for sending exact bytes. */
export async function openConnection(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Returns everything that the server sends until it closes the connection. */
export async function receiveUntilClosed(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  if (!socket.closed) await once(socket, "close");
  return received;
}

/**
 * Sends bytes unchanged on a separate connection. Returns the received text once the response is
 * complete, the server closes the connection, or it is silent for `idleTimeoutMs`.
 */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  idleTimeoutMs = 2_000,
): Promise<string> {
  const socket = await openConnection(url);
  let received = "";
  const ended = Promise.withResolvers<void>();
  socket.setTimeout(idleTimeoutMs, () => ended.resolve());
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    if (isComplete(received)) ended.resolve();
  });
  socket.on("close", () => ended.resolve());
  socket.write(bytes);
  await ended.promise;
  socket.destroy();
  return received;
}

function isComplete(received: string): boolean {
  const end = received.indexOf("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(received)?.[1];
  return end > 0 && length !== undefined && received.length >= end + 4 + Number(length);
}

/** Returns the status of a raw response; 0 if it is not a response. */
export const statusOf = (received: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
