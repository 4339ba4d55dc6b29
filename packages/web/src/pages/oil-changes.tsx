import { ServicePage } from "../features/service-page/service-page.tsx";
import { oilChanges } from "../features/service-page/texts/oil-changes.ts";

export function Component() {
  return <ServicePage page="oilChanges" text={oilChanges} />;
}
