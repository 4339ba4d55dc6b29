import { counted } from "../format.ts";
import type { Shown } from "./use-selection.ts";

interface SelectShownProps {
  state: Shown;
  shownCount: number;
  selectedCount: number;
  onChange: (wanted: boolean) => void;
  onClear: () => void;
}

export function SelectShown({ state, shownCount, selectedCount, onChange, onClear }: SelectShownProps) {
  return (
    <div className="select-shown">
      <label>
        <input
          type="checkbox"
          disabled={shownCount === 0}
          checked={state === "all"}
          ref={(box) => {
            if (box) box.indeterminate = state === "some";
          }}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        Select all shown
      </label>
      <p>
        {counted(shownCount, "shown", "shown")}
        {selectedCount > 0 && (
          <>
            {" "}
            · <strong>{counted(selectedCount, "selected", "selected")}</strong>
            <button type="button" className="text-button" onClick={onClear}>
              Clear
            </button>
          </>
        )}
      </p>
    </div>
  );
}
