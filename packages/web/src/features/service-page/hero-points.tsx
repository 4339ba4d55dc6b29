import { Children, type ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import "./hero-points.css";

export const HeroPoints = ({ icon, points }: { icon: IconName; points: readonly ReactNode[] }) => (
  <ul className="hero-points">
    {Children.toArray(points).map((point, index) => (
      <li key={index}>
        <Icon name={icon} />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
