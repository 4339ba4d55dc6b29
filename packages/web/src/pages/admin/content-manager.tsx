import { AdminPage } from "../../features/admin/frame/admin-page.tsx";

const load = import.meta.env.SSR ? null : () => import("../../features/admin/content/content-manager.tsx");

export default function ContentManagerPage() {
  return <AdminPage page="contentManager" title="Content manager" load={load} />;
}
