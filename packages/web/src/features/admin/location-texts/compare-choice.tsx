interface CompareChoiceProps {
  versions: readonly number[];
  viewed: number;
  against: number | null;
  onChange: (against: number | null) => void;
}

/** Which other version the viewed one is held against. */
export function CompareChoice({ versions, viewed, against, onChange }: CompareChoiceProps) {
  const others = versions.filter((version) => version !== viewed);
  if (others.length === 0) return null;
  return (
    <label className="compare">
      <span className="label">Compare version {viewed} with</span>
      <select
        className="field"
        value={against ?? ""}
        onChange={({ currentTarget: { value } }) => onChange(value === "" ? null : Number(value))}
      >
        <option value="">nothing</option>
        {others.map((version) => (
          <option key={version} value={version}>
            version {version}
          </option>
        ))}
      </select>
    </label>
  );
}
