import { median } from "../measure/statistics.ts";
import { rowAtMost, type Group } from "../report/row.ts";
import { freshCopy } from "./fresh-copy.ts";
import { timeStart } from "./time-start.ts";

export const startGroup: Group = {
  name: "start",
  title: "Start",
  method:
    "A copy of the checkout with packages installed and nothing built: from `npm start` to the line that says where the site is, whose county page must then be served. The first start builds, synthesizes and seeds; the second, the median of 3, finds all that done.",
  async measure({ log }) {
    const copy = freshCopy();
    try {
      log("first start");
      const first = await timeStart(copy.folder);
      log("second start");
      const later = [await timeStart(copy.folder), await timeStart(copy.folder), await timeStart(copy.folder)];
      return [
        rowAtMost({ id: "first-start", label: "First `npm start` after `npm ci`" }, first, 60, " s"),
        rowAtMost({ id: "second-start", label: "Second `npm start`" }, median(later), 10, " s"),
      ];
    } finally {
      copy.remove();
    }
  },
};
