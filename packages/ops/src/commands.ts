import { seedCommand } from "./seed-command.ts";
import type { Target } from "./target.ts";

export interface Command {
  summary: string;
  run(call: { target: () => Promise<Target>; args: readonly string[] }): Promise<void>;
}

export const commands = {
  seed: seedCommand,
} satisfies Record<string, Command>;

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
