import { median } from "../measure/statistics.ts";
import { rowAtMost, type Group } from "../report/row.ts";
import { freshCopy } from "./fresh-copy.ts";
import { timeStart } from "./time-start.ts";

export const startGroup: Group = {
  name: "start",
  title: "Start",
  method:
    "A copy of the checkout with its packages installed and nothing built. Time from `npm start` to the line with the site's address, after which a county page must be served. The first start builds, synthesizes and seeds. The second, the median of 3, finds everything up to date.",
  async measure({ log }) {
    const copy = freshCopy();
    try {
      log("first start");
      const first = await timeStart(copy.folder);
      log("second start");
      const later = [
        await timeStart(copy.folder),
        await timeStart(copy.folder),
        await timeStart(copy.folder),
      ];
      return [
        rowAtMost(
          { id: "first-start", label: "First `npm start` after `npm ci`" },
          first,
          60,
          " s",
        ),
        rowAtMost({ id: "second-start", label: "Second `npm start`" }, median(later), 10, " s"),
      ];
    } finally {
      copy.remove();
    }
  },
};
