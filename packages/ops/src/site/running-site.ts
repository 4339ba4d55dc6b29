import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Refusal } from "../errors.ts";

/** What a running site says about itself in its data folder. */
const RunningSite = z.object({
  pid: z.int(),
  url: z.url(),
  dynamodbEndpoint: z.url(),
  tableName: z.string().min(1),
  partnerHosts: z.array(z.string()).optional(),
  dailyTokens: z.number().optional(),
  servicesEndpoint: z.url().optional(),
});

export type RunningSite = z.output<typeof RunningSite>;

export function readRunning(dataDir: string, port: string | undefined): RunningSite {
  const site = announced(join(dataDir, "running.json"));
  if (!site || !isAlive(site.pid)) {
    throw new Refusal(
      `No site is running from ${dataDir}. Start one with npm start, set DATA_DIR, or name a stage with --stage.`,
    );
  }
  if (port && new URL(site.url).port !== port) {
    throw new Refusal(
      `The site of ${dataDir} is at ${site.url}, not on port ${port}. Set DATA_DIR to that one's folder.`,
    );
  }
  return site;
}

function announced(file: string): RunningSite | undefined {
  try {
    return RunningSite.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** A site that was killed leaves its announcement behind. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
