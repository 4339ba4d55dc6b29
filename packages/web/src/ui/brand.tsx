import { site, vanMarkPath } from "@vanfettle/contract/site";
import { Link } from "./link.tsx";

export const Brand = () => (
  <Link className="brand" to="/">
    <span className="brand-mark">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fillRule="evenodd" d={vanMarkPath} />
      </svg>
    </span>
    {site.brand}
  </Link>
);
