import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that says exactly what it is told, byte by byte if need be. */
export async function openConnection(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** All that the other side says until it closes. */
export async function heardUntilClosed(socket: Socket): Promise<string> {
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
  if (!socket.closed) await once(socket, "close");
  return heard;
}

/** Sends bytes as they are on a connection of their own; what comes back until the other side closes or is silent. */
export async function sendRaw(url: string, bytes: string | Buffer, silenceMs = 2_000): Promise<string> {
  const socket = await openConnection(url);
  let heard = "";
  const over = Promise.withResolvers<void>();
  socket.setTimeout(silenceMs, () => over.resolve());
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
    if (isWhole(heard)) over.resolve();
  });
  socket.on("close", () => over.resolve());
  socket.write(bytes);
  await over.promise;
  socket.destroy();
  return heard;
}

function isWhole(heard: string): boolean {
  const end = heard.indexOf("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(heard)?.[1];
  return end > 0 && length !== undefined && heard.length >= end + 4 + Number(length);
}

export const statusOf = (heard: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
