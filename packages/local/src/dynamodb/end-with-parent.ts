import { spawn } from "node:child_process";

/**
 * Runs a program that would outlive a killed parent: this process holds a pipe whose other end the parent has, and
 * when that end is gone, for whatever reason, so is the program. Usage: end-with-parent.ts <program> [argument ...]
 */
const patienceMs = 3_000;
const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

function stop(): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), patienceMs).unref();
}
process.stdin.resume().on("end", stop);
process.on("SIGTERM", stop);
