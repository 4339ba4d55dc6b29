import type { SSTConfig } from "sst";
import { Api } from "./stacks/api.ts";
import { Data } from "./stacks/data.ts";
import { Generation } from "./stacks/generation.ts";
import { Operations } from "./stacks/operations.ts";
import { Web } from "./stacks/web.ts";

export default {
  config() {
    return { name: "vanfettle", region: "eu-west-2" };
  },
  stacks(app) {
    app.stack(Data).stack(Generation).stack(Api).stack(Web).stack(Operations);
  },
} satisfies SSTConfig;
