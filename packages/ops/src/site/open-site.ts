import { localSite } from "./local-site.ts";
import type { Site } from "./site.ts";
import { stageSite } from "./stage-site.ts";

export const openSite = (env: NodeJS.ProcessEnv, stage: string | undefined): Site =>
  stage === undefined ? localSite(env) : stageSite(env, stage);
