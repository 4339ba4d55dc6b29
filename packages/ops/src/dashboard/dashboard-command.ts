import { defineCommand } from "../command.ts";
import { dashboardText } from "./dashboard-text.ts";
import { readDashboard } from "./read-dashboard.ts";

export default defineCommand({
  options: {},
  async run({ site, print }) {
    const dashboard = await readDashboard(site, () => new Date());
    print(dashboard, dashboardText(dashboard));
  },
});
