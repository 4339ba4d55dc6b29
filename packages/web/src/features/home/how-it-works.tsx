import { Icon, type IconName } from "../../ui/icon.tsx";

const steps: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "map", title: "Choose your region", text: "Pick one of the 12 UK regions." },
  { icon: "pin", title: "Find your county", text: "Narrow it down to where you work." },
  { icon: "van", title: "Select your town", text: "See how many MOT stations are close by." },
  { icon: "calendar", title: "Book your service", text: "Ask for a quote and finish with our partner." },
];

export function HowItWorks() {
  return (
    <ol className="cards cards-narrow">
      {steps.map(({ icon, title, text }, i) => (
        <li key={title} className="step">
          <span className="step-number">
            <span className="tile">
              <Icon name={icon} />
            </span>
            Step {i + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
