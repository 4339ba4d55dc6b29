import { Link } from "react-router";
import { motAToZPath } from "@vanfettle/contract/paths";

/** The link to the list of all MOT pages of a county. */
export const AToZLink = ({ county, slug }: { county: string; slug: string }) => (
  <p className="mt-4">
    <Link className="inline-block py-1 font-semibold" to={motAToZPath(slug)}>
      {`All places in ${county}, A to Z`}
    </Link>
  </p>
);
