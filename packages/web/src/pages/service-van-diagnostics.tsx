import { ServicePage } from "../features/service-page/service-page.tsx";
import { vanDiagnostics } from "../texts/van-diagnostics.ts";

export default function VanDiagnostics() {
  return <ServicePage page="vanDiagnostics" text={vanDiagnostics} />;
}
