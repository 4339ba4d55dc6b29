import type { PageName } from "@vanfettle/contract/paths";
import { servicePages, type ServicePageName } from "@vanfettle/contract/services";

export interface SocialImage {
  /** The path of the image on the site; the file is in `packages/web/public`. */
  path: string;
  words: string;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * Large cards show the whole image; the small `summary` card shows the central square, which
 * contains the text.
 */
const size = { width: 1200, height: 630 };

const serviceImages = Object.fromEntries(
  servicePages.map(({ name, subject, work }) => [
    name,
    { path: `/social-${subject}.png`, words: `Van ${work}`, ...size },
  ]),
) as Record<ServicePageName, SocialImage>;

/** The images drawn by `npm run images`. */
export const socialImages = {
  site: { path: "/social.png", words: "Servicing and MOT for vans", ...size },
  servicing: { path: "/social-servicing.png", words: "Van servicing", ...size },
  mot: { path: "/social-mot.png", words: "Van MOT", ...size },
  ...serviceImages,
} satisfies Record<string, SocialImage>;

const byPage: Partial<Record<PageName, SocialImage>> = {
  servicingLocation: socialImages.servicing,
  motLanding: socialImages.mot,
  motLocation: socialImages.mot,
  motAToZ: socialImages.mot,
  vanCheck: socialImages.mot,
  fleetCheck: socialImages.mot,
  ...serviceImages,
};

/**
 * Returns the image of a page. Pages without a dedicated image, such as the legal pages, use the
 * site's.
 */
export const socialImageOf = (page: PageName): SocialImage => byPage[page] ?? socialImages.site;
