import { Children, type ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";

export const HeroPoints = ({ icon, points }: { icon: IconName; points: readonly ReactNode[] }) => (
  <ul className="mt-6 grid gap-3">
    {Children.toArray(points).map((point, index) => (
      <li key={index} className="flex items-center gap-3 font-bold text-white">
        <Icon name={icon} />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
