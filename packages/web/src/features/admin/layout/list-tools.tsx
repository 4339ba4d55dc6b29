import { formatCount } from "../format.ts";
import { AdminIcon } from "./admin-icon.tsx";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The field that searches a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="search">
      <AdminIcon name="search" />
      <span className="sr-only">{label}</span>
      <input
        className="field"
        type="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

interface FilterButtonsProps<F extends string> {
  legend: string;
  names: Readonly<Record<F, string>>;
  chosen: F;
  /** Returns the number of items under a filter. */
  countOf: (filter: F) => number;
  onChoose: (filter: F) => void;
}

/** The filters of a list as buttons with the number of items under each; the pressed one filters the list. */
export function FilterButtons<F extends string>({ legend, names, chosen, countOf, onChoose }: FilterButtonsProps<F>) {
  return (
    <fieldset className="state-filters">
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(names) as F[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
          {names[each]} <strong>{formatCount(countOf(each))}</strong>
        </button>
      ))}
    </fieldset>
  );
}
