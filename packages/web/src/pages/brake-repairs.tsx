import { ServicePage } from "../features/service-page/service-page.tsx";
import { brakeRepairs } from "../features/service-page/texts/brake-repairs.ts";

export function Component() {
  return <ServicePage page="brakeRepairs" text={brakeRepairs} />;
}
