import dynalite from "dynalite";

/** Usage: dynalite-server.ts <port> [folder]. It has a process of its own because a full disk crashes it. */
const [port = "0", folder] = process.argv.slice(2);
const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0, ...(folder && { path: folder }) });
server.keepAliveTimeout = 65_000;
server.listen(Number(port), "127.0.0.1");
// The local cloud holds the other end of the pipe, which closes when its process ends, even if it is killed.
process.stdin.resume().on("end", () => process.exit(0));
