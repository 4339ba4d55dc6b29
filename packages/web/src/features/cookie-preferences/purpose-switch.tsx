import { useId } from "react";

interface PurposeSwitchProps {
  label: string;
  description: string;
  checked: boolean;
  /** Absent where the purpose cannot be switched off. */
  onChange?: (checked: boolean) => void;
}

/** A native checkbox with the role of a switch: Space works, and the state is spoken. */
export function PurposeSwitch({ label, description, checked, onChange }: PurposeSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 rounded-card border border-line p-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-bold text-ink">
          {label}
        </label>
        <p id={`${id}-about`} className="mt-1 text-sm">
          {description}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-about`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-field transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-go checked:before:translate-x-5 disabled:cursor-not-allowed"
      />
    </div>
  );
}
