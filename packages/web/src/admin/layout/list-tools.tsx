import { withCommas } from "@vanfettle/vans/format-number";
import { visibleText } from "@vanfettle/vans/visible-text";
import { AdminIcon } from "./admin-icon.tsx";

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void };

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <label className="search">
    <AdminIcon name="search" />
    <span className="sr-only">{label}</span>
    <input
      className="field"
      type="search"
      autoComplete="off"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(visibleText(event.currentTarget.value))}
    />
  </label>
);

interface FilterButtonsProps<F extends string> {
  legend: string;
  names: Readonly<Record<F, string>>;
  chosen: F | undefined;
  /** Returns the number of items under a filter, where that is shown. */
  countOf?: (filter: F) => number;
  onChoose: (filter: F) => void;
}

export function FilterButtons<F extends string>({
  legend,
  names,
  chosen,
  countOf,
  onChoose,
}: FilterButtonsProps<F>) {
  return (
    <fieldset className="state-filters">
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(names) as F[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {names[each]} {countOf && <strong>{withCommas(countOf(each))}</strong>}
        </button>
      ))}
    </fieldset>
  );
}
