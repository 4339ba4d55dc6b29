import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export const FeatureCard = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}) => (
  <li className="card">
    <span className="tile tile-plate">
      <Icon name={icon} />
    </span>
    <h3 className="mt-4">{title}</h3>
    <p className="mt-1">{children}</p>
  </li>
);
