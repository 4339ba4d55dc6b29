import "../../ui/pill.css";
import { urgencyLabels, type Sign } from "./texts/service-page-text.ts";

export function SignCard({ sign }: { sign: Sign }) {
  return (
    <li className="card">
      <p className={`pill pill-${sign.urgency}`}>{urgencyLabels[sign.urgency]}</p>
      <h3 className="mt-3">{sign.title}</h3>
      <p className="mt-1">{sign.text}</p>
    </li>
  );
}
