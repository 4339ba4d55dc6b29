import { defineCommand } from "../command.ts";
import { boardText } from "./dashboard-text.ts";
import { readBoard } from "./read-dashboard.ts";

export const boardCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const board = await readBoard(site, () => new Date());
    console.log(values.json ? JSON.stringify(board) : boardText(board));
  },
});
