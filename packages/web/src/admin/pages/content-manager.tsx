import { AdminPage } from "../layout/admin-page.tsx";

const load = import.meta.env.SSR ? null : () => import("../content-manager/content-manager.tsx");

export const Component = () => (
  <AdminPage page="contentManager" title="Content manager" load={load} />
);
