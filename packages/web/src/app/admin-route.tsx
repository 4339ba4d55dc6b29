import type { RouteObject } from "react-router";
import { adminPages, pages, type AdminPageName } from "@vanfettle/contract/paths";
import { loadPart } from "../ui/load-part.ts";
import { PageError } from "./layout/page-error.tsx";
import type { LoadModule } from "./routes.tsx";

const pageModules: Record<AdminPageName, LoadModule> = {
  overview: () => import("../admin/overview/overview.tsx"),
  progressMonitor: () => import("../admin/progress-monitor/progress-monitor.tsx"),
  contentManager: () => import("../admin/content-manager/content-manager.tsx"),
  reviewDrafts: () => import("../admin/texts/review-drafts.tsx"),
  bookings: () => import("../admin/bookings/bookings.tsx"),
};

/**
 * The route of the operators' pages, with their own layout. The edge does not have it, to keep
 * their code out of its bundle.
 */
export const adminRoute: RouteObject = {
  id: "admin",
  lazy: () => loadPart("page", () => import("../admin/layout/admin-layout.tsx")),
  ErrorBoundary: PageError,
  children: adminPages.map((page) => ({
    id: page,
    path: pages[page].pattern,
    lazy: () => loadPart("page", pageModules[page]),
  })),
};
