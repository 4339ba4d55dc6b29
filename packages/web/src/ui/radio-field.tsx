interface RadioFieldProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
}

/** A group of radio buttons. */
export const RadioField = ({ name, legend, choices, chosen }: RadioFieldProps) => (
  <fieldset>
    <legend className="label">{legend}</legend>
    <div className="options">
      {choices.map(({ value, label }) => (
        <label key={value} className="option">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
