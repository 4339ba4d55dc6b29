import type { SSTConfig } from "sst";
import { runInsteadOfSst } from "./infra/sst-command-line.ts";
import { Api } from "./stacks/api.ts";
import { Data } from "./stacks/data.ts";
import { Generation } from "./stacks/generation.ts";
import { Operations } from "./stacks/operations.ts";
import { Web } from "./stacks/web.ts";

export default {
  async config(fromSstCommandLine?: object) {
    // SST's command line passes its options; our own synthesis passes none.
    if (fromSstCommandLine) process.exit(await runInsteadOfSst(process.argv.slice(2)));
    return { name: "vanfettle", region: "eu-west-2" };
  },
  stacks(app) {
    app.stack(Data).stack(Generation).stack(Api).stack(Web).stack(Operations);
  },
} satisfies SSTConfig;
