import type { Command } from "./command.ts";

/** A command that is loaded on demand, because some commands load the whole gazetteer. */
const command = (summary: string, load: () => Promise<{ default: Command }>) => ({
  summary,
  load: async () => (await load()).default,
});

/** The commands by name. */
export const commands = {
  bookings: command("List a day's bookings, newest first", () => import("./personal-data/bookings-command.ts")),
  export: command("Export all data about a vehicle, as JSON", () => import("./personal-data/export-command.ts")),
  erase: command("Erase all data about a vehicle", () => import("./personal-data/erase-command.ts")),
  rehash: command(
    "Make bookings findable again after a lost registration hash key",
    () => import("./personal-data/rehash-command.ts"),
  ),
  retention: command(
    "Delete expired rows, like DynamoDB's time to live",
    () => import("./personal-data/retention-command.ts"),
  ),
  status: command("Show the progress of the texts by region", () => import("./texts/status-command.ts")),
  generate: command("Write the texts of a region, or of all", () => import("./texts/generate-command.ts")),
  content: command(
    "List the versions of a location's text, show one or publish one",
    () => import("./texts/content-command.ts"),
  ),
  dashboard: command(
    "Overview: bookings, run, budget, alarms, rows, errors",
    () => import("./dashboard/dashboard-command.ts"),
  ),
  stations: command(
    "Show the edition of the site's list of MOT stations",
    () => import("./stations/stations-command.ts"),
  ),
  "hide-station": command(
    "Hide or correct an MOT station everywhere, immediately",
    () => import("./stations/hide-station-command.ts"),
  ),
  restore: command("Copy missing rows back from a restored backup", () => import("./recovery/restore-command.ts")),
  protection: command(
    "Check a stage's row expiry, backups and deletion protection",
    () => import("./recovery/protection-command.ts"),
  ),
  operators: command("Invite, revoke or remove an operator", () => import("./stage/operators-command.ts")),
  "sign-in": command(
    "Sign in to a stage in the browser, for the commands that need an operator",
    () => import("./stage/sign-in-command.ts"),
  ),
  "text-service-key": command(
    "Store the key of the text service, from standard input",
    () => import("./stage/text-service-key-command.ts"),
  ),
  "vehicle-keys": command(
    "Store the keys of DVSA or DVLA, from standard input",
    () => import("./stage/vehicle-keys-command.ts"),
  ),
  "edge-logs": command(
    "Limit the retention of the renderer's logs in every region",
    () => import("./stage/edge-logs-command.ts"),
  ),
  destroy: command(
    "Delete a stage's stacks; its table, user pool and secrets stay",
    () => import("./stage/destroy-command.ts"),
  ),
  invalidate: command("Clear the CloudFront cache", () => import("./stage/invalidate-command.ts")),
  smoke: command(
    "Check a running site from outside, including a temporary booking",
    () => import("./smoke/smoke-command.ts"),
  ),
  seed: command("Store the gazetteer, writing only changed rows", () => import("./seed-command.ts")),
};

/** Returns whether a command with this name exists. */
export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
