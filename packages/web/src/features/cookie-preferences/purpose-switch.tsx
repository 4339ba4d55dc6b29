import "./purpose-switch.css";

interface PurposeSwitchProps {
  id: string;
  label: string;
  description: string;
  checked: boolean;
  /** Called with the new state. Without it the purpose cannot be switched off. */
  onChange?: (checked: boolean) => void;
}

/** The switch for a purpose: a native checkbox with the role `switch` and the checkbox's state. */
export function PurposeSwitch({ id, label, description, checked, onChange }: PurposeSwitchProps) {
  return (
    <div className="card flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <p id={`${id}-about`} className="note">
          {description}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has the state, and HTML forbids a second
        role="switch"
        aria-describedby={`${id}-about`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="switch"
      />
    </div>
  );
}
