import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { CommandError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";

/** The file with which a running site announces its endpoints. */
const RunningSite = z.object({
  pid: z.int(),
  url: z.url(),
  dynamodbEndpoint: z.url(),
  tableName: z.string().min(1),
  partnerHosts: z.array(z.string()).optional(),
  dailyTokens: z.number().optional(),
  servicesEndpoint: z.url().optional(),
  /** The credentials for its endpoints. */
  credentials: z
    .object({ accessKeyId: z.string(), secretAccessKey: z.string(), sessionToken: z.string() })
    .default({ accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" }),
});

export type RunningSite = z.output<typeof RunningSite>;

/** Reads the announcement of the site running from a data folder. Throws if it is missing or has another port. */
export function readRunningSite(dataDir: string, port: string | undefined): RunningSite {
  const file = join(dataDir, "running.json");
  const announced = existsSync(file) ? parseObject(readFileSync(file, "utf8")) : undefined;
  const { data: site } = RunningSite.safeParse(announced);
  if (!site || !isAlive(site.pid)) {
    throw new CommandError(
      `No site is running from ${dataDir}. Start one with npm start, set DATA_DIR, or name a stage with --stage.`,
    );
  }
  if (port && new URL(site.url).port !== port) {
    throw new CommandError(
      `The site of ${dataDir} is at ${site.url}, not on port ${port}. Set DATA_DIR to the folder of the site on that port.`,
    );
  }
  return site;
}

/** Returns whether the process is running. A killed site leaves its announcement behind. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
