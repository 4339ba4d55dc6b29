import { pages } from "@vanfettle/contract/paths";
import { Link } from "./link.tsx";

const checks = [
  {
    to: pages.vanCheck.canonical,
    title: "Check your van",
    text: "Its MOT dates and class, by registration",
  },
  {
    to: pages.fleetCheck.canonical,
    title: "Check a fleet",
    text: "The MOT dates of up to 25 vans at once",
  },
];

export const CheckLinks = () => (
  <ul className="cards">
    {checks.map(({ to, title, text }) => (
      <li key={to}>
        <Link className="card card-link" to={to}>
          <strong className="block text-lg text-ink">{title}</strong>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);
