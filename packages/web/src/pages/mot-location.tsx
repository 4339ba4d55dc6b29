import { useLocationPage } from "../features/location/use-location-page.ts";
import { PageSpinner } from "../ui/spinner.tsx";
import NotFound from "./not-found.tsx";

export default function LocationScreen() {
  const page = useLocationPage();
  if (page.kind === "missing") return <NotFound />;
  if (page.kind === "loading") return <PageSpinner text="Loading location data..." />;
  return <h1>{page.location.name}</h1>;
}
