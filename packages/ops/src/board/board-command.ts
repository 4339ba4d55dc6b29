import { defineCommand } from "../command.ts";
import { boardText } from "./board-text.ts";
import { readBoard } from "./read-board.ts";

export const boardCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const board = await readBoard(site, () => new Date());
    console.log(values.json ? JSON.stringify(board) : boardText(board));
  },
});
