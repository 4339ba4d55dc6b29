import { LegalPage } from "../features/legal/legal-page.tsx";
import { termsOfService } from "../features/legal/terms-of-service-text.tsx";

export function Component() {
  return <LegalPage page="termsOfService" text={termsOfService} />;
}
