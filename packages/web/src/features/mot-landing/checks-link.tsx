import { pages } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { preTestId } from "./pre-test-id.ts";

/** Leads from a due date to the checks before the test. */
export const ChecksLink = () => (
  <Link
    className="inline-block py-1 underline no-print"
    to={`${pages.motLanding.canonical}#${preTestId}`}
  >
    Ten checks before the test
  </Link>
);
