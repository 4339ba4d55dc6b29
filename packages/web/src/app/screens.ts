import type { PageName } from "@vanfettle/contract/paths";
import type { ComponentType } from "react";

export type ScreenName = PageName | "notFound";

type Load = () => Promise<{ default: ComponentType }>;

const home: Load = () => import("../pages/home.tsx");

/** Each screen is a chunk of its own, so a visitor never downloads another page, least of all an operator's. */
const screens: Record<ScreenName, Load> = {
  home,
  vanServicing: home,
  servicingLocation: () => import("../pages/servicing-location.tsx"),
  motLanding: () => import("../pages/mot-landing.tsx"),
  motLocation: () => import("../pages/mot-location.tsx"),
  brakeRepairs: () => import("../pages/service-brake-repairs.tsx"),
  oilChanges: () => import("../pages/service-oil-changes.tsx"),
  vanDiagnostics: () => import("../pages/service-van-diagnostics.tsx"),
  privacyPolicy: () => import("../pages/legal-privacy-policy.tsx"),
  termsOfService: () => import("../pages/legal-terms-of-service.tsx"),
  cookiePolicy: () => import("../pages/legal-cookie-policy.tsx"),
  contentManager: () => import("../pages/admin/content-manager.tsx"),
  progressMonitor: () => import("../pages/admin/progress-monitor.tsx"),
  notFound: () => import("../pages/not-found.tsx"),
};

const loaded = new Map<ScreenName, ComponentType>();

/**
 * Hydration draws what is loaded: a screen still on its way would be drawn a second time below the page the edge wrote.
 * So every screen is loaded before it is shown, in the browser as at the edge.
 */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await screens[name]()).default);
}

export const loadedScreen = (name: ScreenName): ComponentType | undefined => loaded.get(name);
