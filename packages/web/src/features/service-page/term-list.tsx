import type { TextItem } from "../../ui/text-item.ts";
import { Icon } from "../../ui/icon.tsx";

/** Titles with a sentence each, in two columns with ticks. */
export function TermList({ items, label }: { items: readonly TextItem[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <span className="text-go">
            <Icon name="check" />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
