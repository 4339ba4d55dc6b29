import { urgencyLabels, type Sign } from "./texts/service-page-text.ts";

const colours = {
  stop: "bg-danger-tint text-danger",
  soon: "bg-plate-tint text-ink",
  plan: "bg-brand-tint text-brand",
} as const;

export function SignCard({ sign }: { sign: Sign }) {
  return (
    <li className="card">
      <p className={`pill ${colours[sign.urgency]}`}>{urgencyLabels[sign.urgency]}</p>
      <h3 className="mt-3">{sign.title}</h3>
      <p className="mt-1">{sign.text}</p>
    </li>
  );
}
