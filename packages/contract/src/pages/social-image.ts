import type { PageName } from "../paths.ts";

/** The image that a social network shows with a link to a page. */
export interface SocialImage {
  /** Where the site serves it; the file is in `packages/web/public`. */
  path: string;
  /** What is written in it. */
  words: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A large card shows all of it; the small `summary` card shows the square in its middle, which holds the words. */
const size = { width: 1200, height: 630 };

/** The images, which `npm run images` draws. */
export const socialImages = {
  site: { path: "/social.png", words: "Servicing and MOT for vans", ...size },
  servicing: { path: "/social-servicing.png", words: "Van servicing", ...size },
  mot: { path: "/social-mot.png", words: "Van MOT", ...size },
  brakes: { path: "/social-brakes.png", words: "Van brake repairs", ...size },
  oil: { path: "/social-oil.png", words: "Van oil changes", ...size },
  diagnostics: { path: "/social-diagnostics.png", words: "Van diagnostics", ...size },
} as const satisfies Record<string, SocialImage>;

const byPage: Partial<Record<PageName, SocialImage>> = {
  servicingLocation: socialImages.servicing,
  motLanding: socialImages.mot,
  motLocation: socialImages.mot,
  vanCheck: socialImages.mot,
  fleetCheck: socialImages.mot,
  brakeRepairs: socialImages.brakes,
  oilChanges: socialImages.oil,
  vanDiagnostics: socialImages.diagnostics,
};

/** Returns the image of a page. Pages without a subject of their own, such as the legal ones, have the site's. */
export const socialImageOf = (page: PageName): SocialImage => byPage[page] ?? socialImages.site;
