import { ServicePage } from "../features/service-page/service-page.tsx";
import { vanDiagnostics } from "../features/service-page/texts/van-diagnostics.ts";

export function Component() {
  return <ServicePage page="vanDiagnostics" text={vanDiagnostics} />;
}
