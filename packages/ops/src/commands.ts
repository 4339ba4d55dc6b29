import type { Command } from "./command.ts";

interface Entry {
  summary: string;
  /** Loads the command on demand, because some commands load the whole gazetteer. */
  load: () => Promise<Command>;
}

/** The commands by name. */
export const commands = {
  bookings: {
    summary: "List a day's bookings, newest first",
    load: async () => (await import("./personal-data/bookings-command.ts")).bookingsCommand,
  },
  export: {
    summary: "Export all data about a vehicle, as JSON",
    load: async () => (await import("./personal-data/export-command.ts")).exportCommand,
  },
  erase: {
    summary: "Erase all data about a vehicle",
    load: async () => (await import("./personal-data/erase-command.ts")).eraseCommand,
  },
  rehash: {
    summary: "Make bookings findable again after a lost registration hash key",
    load: async () => (await import("./personal-data/rehash-command.ts")).rehashCommand,
  },
  retention: {
    summary: "Delete expired rows, like DynamoDB's time to live",
    load: async () => (await import("./personal-data/retention-command.ts")).retentionCommand,
  },
  status: {
    summary: "Show the progress of the texts by region",
    load: async () => (await import("./texts/status-command.ts")).statusCommand,
  },
  generate: {
    summary: "Write the texts of a region, or of all",
    load: async () => (await import("./texts/generate-command.ts")).generateCommand,
  },
  content: {
    summary: "List the versions of a location's text, show one or publish one",
    load: async () => (await import("./texts/content-command.ts")).contentCommand,
  },
  dashboard: {
    summary: "Overview: bookings, run, budget, alarms, rows, errors",
    load: async () => (await import("./dashboard/dashboard-command.ts")).dashboardCommand,
  },
  stations: {
    summary: "Show the edition of the site's list of MOT stations",
    load: async () => (await import("./stations/stations-command.ts")).stationsCommand,
  },
  "hide-station": {
    summary: "Hide or correct an MOT station everywhere, immediately",
    load: async () => (await import("./stations/hide-station-command.ts")).hideStationCommand,
  },
  restore: {
    summary: "Copy missing rows back from a restored backup",
    load: async () => (await import("./recovery/restore-command.ts")).restoreCommand,
  },
  protection: {
    summary: "Check that a stage's table expires rows, keeps backups and refuses deletion",
    load: async () => (await import("./recovery/protection-command.ts")).protectionCommand,
  },
  operators: {
    summary: "Invite an operator, revoke or remove one",
    load: async () => (await import("./stage/operators-command.ts")).operatorsCommand,
  },
  "sign-in": {
    summary: "Sign in to a stage in the browser, for the commands that need an operator",
    load: async () => (await import("./stage/sign-in-command.ts")).signInCommand,
  },
  "text-service-key": {
    summary: "Store the key of the text service, from standard input",
    load: async () => (await import("./stage/text-service-key-command.ts")).textServiceKeyCommand,
  },
  "vehicle-keys": {
    summary: "Store the keys of DVSA or DVLA, from standard input",
    load: async () => (await import("./stage/vehicle-keys-command.ts")).vehicleKeysCommand,
  },
  "edge-logs": {
    summary: "Limit the retention of the renderer's logs in every region",
    load: async () => (await import("./stage/edge-logs-command.ts")).edgeLogsCommand,
  },
  destroy: {
    summary: "Delete a stage's stacks; its table, user pool and secrets stay",
    load: async () => (await import("./stage/destroy-command.ts")).destroyCommand,
  },
  invalidate: {
    summary: "Clear the CloudFront cache",
    load: async () => (await import("./stage/invalidate-command.ts")).invalidateCommand,
  },
  smoke: {
    summary: "Check a running site from outside, including a temporary booking",
    load: async () => (await import("./smoke/smoke-command.ts")).smokeCommand,
  },
  seed: {
    summary: "Store the gazetteer, writing only changed rows",
    load: async () => (await import("./seed-command.ts")).seedCommand,
  },
} satisfies Record<string, Entry>;

/** Returns whether a command with this name exists. */
export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
