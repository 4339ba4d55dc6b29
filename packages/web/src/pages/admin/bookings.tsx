import { AdminPage } from "../../features/admin/layout/admin-page.tsx";

const load = import.meta.env.SSR
  ? null
  : () => import("../../features/admin/bookings/bookings.tsx");

export const Component = () => <AdminPage page="bookings" title="Bookings" load={load} />;
