import type { TextItem } from "../../ui/text-item.ts";

export function StepCard({ step, number }: { step: TextItem; number: number }) {
  return (
    <li className="card">
      <span className="tile tile-plate font-bold" aria-hidden="true">
        {number}
      </span>
      <h3 className="mt-4">{step.title}</h3>
      <p className="mt-1">{step.text}</p>
    </li>
  );
}
