import { AdminPage } from "../../features/admin/layout/admin-page.tsx";

const load = import.meta.env.SSR
  ? null
  : () => import("../../features/admin/advice/advice-library.tsx");

export const Component = () => (
  <AdminPage page="adviceLibrary" title="Advice library" load={load} />
);
