import { Icon, type IconName } from "../../ui/icon.tsx";

export const HeroPoints = ({ icon, points }: { icon: IconName; points: readonly string[] }) => (
  <ul className="mt-6 grid gap-2">
    {points.map((point) => (
      <li key={point} className="flex items-center gap-2 font-bold text-white">
        <Icon name={icon} />
        {point}
      </li>
    ))}
  </ul>
);
