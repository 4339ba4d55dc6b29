import { AdminPage } from "../layout/admin-page.tsx";

const load = import.meta.env.SSR ? null : () => import("../bookings/bookings.tsx");

export const Component = () => <AdminPage page="bookings" title="Bookings" load={load} />;
