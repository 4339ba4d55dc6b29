import { site } from "@vanfettle/contract/site";
import { Icon } from "./icon.tsx";

export function Brand() {
  return (
    <a className="brand" href="/">
      <span className="brand-mark">
        <Icon name="van" />
      </span>
      {site.brand}
    </a>
  );
}
