import { defineCommand } from "../command.ts";
import { dashboardText } from "./dashboard-text.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const dashboard = await readDashboard(site, () => new Date());
    console.log(values.json ? JSON.stringify(dashboard) : dashboardText(dashboard));
  },
});
