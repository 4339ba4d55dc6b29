import { site } from "@vanfettle/contract/site";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export function Brand() {
  return (
    <Link className="brand" to="/">
      <span className="brand-mark">
        <Icon name="van" />
      </span>
      {site.brand}
    </Link>
  );
}
