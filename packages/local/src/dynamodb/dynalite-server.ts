import dynalite from "dynalite";

/** Usage: dynalite-server.ts <port> [folder]. In a process of its own: on a full disk it dies, and only it. */
const [port = "0", folder] = process.argv.slice(2);
const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0, ...(folder && { path: folder }) });
server.keepAliveTimeout = 65_000;
server.listen(Number(port), "127.0.0.1");
// The other end of the pipe is the local cloud: when it is gone, however it went, nobody needs this any more.
process.stdin.resume().on("end", () => process.exit(0));
