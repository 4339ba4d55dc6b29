import type { RequestListener } from "node:http";
import dynalite from "dynalite";
import { isFromBrowser } from "@vanfettle/commands/loopback-server";

/**
 * Usage: dynalite-server.ts <host> <port> [folder]. It runs in a separate process because a full
 * disk crashes it.
 */
const [host = "127.0.0.1", port = "0", folder] = process.argv.slice(2);
const server = dynalite({
  createTableMs: 0,
  deleteTableMs: 0,
  updateTableMs: 0,
  ...(folder && { path: folder }),
});
const [respond] = server.listeners("request") as [RequestListener];
server.off("request", respond).on("request", (request, response) => {
  // Without this check, any site's pages could read and write.
  if (isFromBrowser(request.headers as Record<string, string>)) response.writeHead(403).end();
  else respond(request, response);
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), host);
// The local cloud holds the other end of the pipe, which closes when its process ends, even if it
// is killed.
process.stdin.resume().on("end", () => process.exit(0));
