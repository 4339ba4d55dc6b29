import { defineCommand } from "../command.ts";
import { callApi } from "./call-api.ts";
import { statusText } from "./status-text.ts";

export const statusCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const progress = await callApi(site, "getContentProgress");
    console.log(values.json ? JSON.stringify(progress) : statusText(progress));
  },
});
