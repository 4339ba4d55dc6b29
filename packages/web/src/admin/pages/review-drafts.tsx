import { AdminPage } from "../layout/admin-page.tsx";

const load = import.meta.env.SSR ? null : () => import("../review/review-drafts.tsx");

export const Component = () => <AdminPage page="reviewDrafts" title="Review drafts" load={load} />;
