import { pages } from "@vanfettle/contract/paths";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./check-links.css";
import "./row-link.css";

const checks: { icon: IconName; to: string; question: string; action: string }[] = [
  {
    icon: "clipboard",
    to: pages.vanCheck.canonical,
    question: "Is your MOT due?",
    action: "Check my van",
  },
  {
    icon: "pin",
    to: pages.garages.canonical,
    question: "Need a station?",
    action: "Phone an MOT station near you",
  },
  {
    icon: "van",
    to: pages.fleetCheck.canonical,
    question: "More than one van?",
    action: "Check a fleet",
  },
];

/** Links to what visitors can find out before they book. */
export const CheckLinks = () => (
  <ul className="check-links">
    {checks.map(({ icon, to, question, action }) => (
      <li key={to}>
        <Link className="card card-link row-link" to={to}>
          <span className="tile">
            <Icon name={icon} />
          </span>
          <span className="flex-1">
            <span className="block text-sm text-muted">{question}</span>
            <strong className="block text-ink">{action}</strong>
          </span>
          <Icon name="chevron" />
        </Link>
      </li>
    ))}
  </ul>
);
