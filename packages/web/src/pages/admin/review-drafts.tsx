import { AdminPage } from "../../features/admin/layout/admin-page.tsx";

const load = import.meta.env.SSR
  ? null
  : () => import("../../features/admin/review/review-drafts.tsx");

export const Component = () => <AdminPage page="reviewDrafts" title="Review drafts" load={load} />;
