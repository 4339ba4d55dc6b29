import { LegalPage } from "../features/legal/legal-page.tsx";
import { cookiePolicy } from "../features/legal/cookie-policy-text.tsx";

export function Component() {
  return <LegalPage page="cookiePolicy" text={cookiePolicy} />;
}
