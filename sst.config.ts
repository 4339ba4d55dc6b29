import type { SSTConfig } from "sst";
import { insteadOfSst } from "./infra/sst-command-line.ts";
import { Api } from "./stacks/api.ts";
import { Data } from "./stacks/data.ts";
import { Generation } from "./stacks/generation.ts";
import { Operations } from "./stacks/operations.ts";
import { Web } from "./stacks/web.ts";

export default {
  config(fromSstCommandLine?: object) {
    // SST's command line passes its options; our own synthesis passes none.
    if (fromSstCommandLine) {
      console.error(insteadOfSst(process.argv.slice(2)));
      process.exit(1);
    }
    return { name: "vanfettle", region: "eu-west-2" };
  },
  stacks(app) {
    app.stack(Data).stack(Generation).stack(Api).stack(Web).stack(Operations);
  },
} satisfies SSTConfig;
