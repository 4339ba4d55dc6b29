import type { TextItem } from "../../ui/text-item.ts";
import { Icon } from "../../ui/icon.tsx";
import "./term-list.css";

/** Terms with a sentence each, in two columns with ticks. */
export function TermList({ items, label }: { items: readonly TextItem[]; label?: string }) {
  return (
    <ul aria-label={label} className="term-list">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Icon name="check" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
