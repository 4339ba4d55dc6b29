import type { TextItem } from "../../ui/text-item.ts";
import { Icon } from "../../ui/icon.tsx";

/** Short points in two columns, each with a tick. */
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
