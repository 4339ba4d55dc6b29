import { LocationScreen } from "./location-page.tsx";
import { MotContent } from "../features/location/mot-content.tsx";

export default function MotLocation() {
  return <LocationScreen page="motLocation" loadingText="Loading MOT centre..." Content={MotContent} />;
}
