import { LocationPage } from "./location-page.tsx";
import { ServicingContent } from "../features/location/servicing-content.tsx";

export function Component() {
  return <LocationPage page="servicingLocation" loadingText="Loading location data..." Content={ServicingContent} />;
}

/** Rendered if the edge did not find the location. */
export { NotFound as ErrorBoundary } from "./lazy-not-found.tsx";
