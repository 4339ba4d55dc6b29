import { AdminPage } from "../layout/admin-page.tsx";

const load = import.meta.env.SSR ? null : () => import("../progress-monitor/progress-monitor.tsx");

export const Component = () => (
  <AdminPage page="progressMonitor" title="Progress monitor" load={load} />
);
