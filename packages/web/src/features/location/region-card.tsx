import { counted } from "@vanfettle/vans/format-number";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import "./region-card.css";

interface RegionCardProps {
  name: string;
  description: string;
  counties: number;
  to: string;
}

/** The card that links to a region's page. */
export function RegionCard({ name, description, counties, to }: RegionCardProps) {
  return (
    <Link className="card card-link region-card" to={to}>
      <span className="tile">
        <Icon name="pin" />
      </span>
      <span className="flex-1">
        <strong>{name}</strong>
        <span>{description}</span>
        <small>{counted(counties, "county", "counties")}</small>
      </span>
      <Icon name="chevron" />
    </Link>
  );
}
