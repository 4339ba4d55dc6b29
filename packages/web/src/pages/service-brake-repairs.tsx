import { ServicePage } from "../features/service-page/service-page.tsx";
import { brakeRepairs } from "../features/service-page/texts/brake-repairs.ts";

export default function BrakeRepairs() {
  return <ServicePage page="brakeRepairs" text={brakeRepairs} />;
}
