import { LocationScreen } from "./location-page.tsx";
import { ServicingContent } from "../features/location/servicing-content.tsx";

export default function ServicingLocation() {
  return <LocationScreen page="servicingLocation" loadingText="Loading location data..." Content={ServicingContent} />;
}
