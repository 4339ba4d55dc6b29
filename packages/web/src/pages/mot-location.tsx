import { LocationPage } from "./location-page.tsx";
import { MotContent } from "../features/location/mot-content.tsx";

export function Component() {
  return <LocationPage page="motLocation" loadingText="Loading MOT centre..." Content={MotContent} />;
}

/** Rendered if the edge did not find the location. */
export { NotFound as ErrorBoundary } from "./lazy-not-found.tsx";
