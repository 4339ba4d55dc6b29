import { Icon } from "../../ui/icon.tsx";
import "./term-list.css";

/** Terms with a sentence each, in two columns with ticks. */
export const TermList = ({
  items,
  label,
}: {
  items: Readonly<Record<string, string>>;
  label?: string;
}) => (
  <ul aria-label={label} className="term-list">
    {Object.entries(items).map(([term, sentence]) => (
      <li key={term}>
        <Icon name="check" />
        <div>
          <h3>{term}</h3>
          <p>{sentence}</p>
        </div>
      </li>
    ))}
  </ul>
);
