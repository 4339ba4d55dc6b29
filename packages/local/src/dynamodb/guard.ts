import { spawn } from "node:child_process";

/**
 * Runs a program that would outlive a killed parent: this process holds a pipe whose other end the parent has, and
 * when that end is gone, for whatever reason, so is the program. Usage: guard.ts <program> [argument ...]
 */
const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));
process.stdin.resume().on("end", () => child.kill("SIGTERM"));
process.on("SIGTERM", () => child.kill("SIGTERM"));
