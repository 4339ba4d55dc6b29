import { LegalPage } from "../features/legal/legal-page.tsx";
import { privacyPolicy } from "../features/legal/privacy-policy-text.tsx";

export function Component() {
  return <LegalPage page="privacyPolicy" text={privacyPolicy} />;
}
