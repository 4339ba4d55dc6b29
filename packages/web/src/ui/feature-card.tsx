import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** A card with a picture: beside the words on phones, above them on wide screens. */
export const FeatureCard = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}) => (
  <li className="card feature-card">
    <span className="tile tile-plate">
      <Icon name={icon} />
    </span>
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
);
