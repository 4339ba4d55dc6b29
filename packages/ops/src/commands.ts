import type { Command } from "./command.ts";

interface Entry {
  summary: string;
  /** Loaded when called: some bring the whole gazetteer. */
  load: () => Promise<Command>;
}

export const commands = {
  bookings: {
    summary: "The bookings of a day, newest first",
    load: async () => (await import("./personal-data/bookings-command.ts")).bookingsCommand,
  },
  export: {
    summary: "All that is held about one vehicle, as JSON",
    load: async () => (await import("./personal-data/export-command.ts")).exportCommand,
  },
  erase: {
    summary: "Erase all that is held about one vehicle",
    load: async () => (await import("./personal-data/erase-command.ts")).eraseCommand,
  },
  retention: {
    summary: "Delete what is past its time, as DynamoDB does by itself",
    load: async () => (await import("./personal-data/retention-command.ts")).retentionCommand,
  },
  status: {
    summary: "How far the texts have come, region by region",
    load: async () => (await import("./texts/status-command.ts")).statusCommand,
  },
  generate: {
    summary: "Write the texts of a region, or of all",
    load: async () => (await import("./texts/generate-command.ts")).generateCommand,
  },
  content: {
    summary: "The texts a location has had; shows one, publishes one",
    load: async () => (await import("./texts/content-command.ts")).contentCommand,
  },
  board: {
    summary: "What an operator needs to see: bookings, run, budget, alarms, rows, errors",
    load: async () => (await import("./dashboard/dashboard-command.ts")).boardCommand,
  },
  restore: {
    summary: "Put rows of a restored backup back where they are missing",
    load: async () => (await import("./recovery/restore-command.ts")).restoreCommand,
  },
  protection: {
    summary: "Whether a stage's table expires rows, keeps backups and refuses deletion",
    load: async () => (await import("./recovery/protection-command.ts")).protectionCommand,
  },
  seed: {
    summary: "Store the gazetteer; writes only what changed",
    load: async () => (await import("./seed-command.ts")).seedCommand,
  },
} satisfies Record<string, Entry>;

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
