// Runs a program and ends it when this process's standard input closes, which happens even if the
// parent is killed. Prints the program's process id, with which the parent ends it if this process
// is killed. Usage: end-with-parent.ts <program> [argument ...]
import { spawn } from "node:child_process";

const killAfterMs = 3_000;
const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
console.log(child.pid);
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

function stop(): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), killAfterMs).unref();
}
process.stdin.resume().on("end", stop);
process.on("SIGTERM", stop);
