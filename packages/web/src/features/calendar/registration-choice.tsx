interface Props {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/**
 * The owner's choice to name vans in a calendar file by their registrations, and its consequences.
 */
export const RegistrationChoice = ({ isChosen, onChange }: Props) => (
  <div className="mt-3 no-print">
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby="registration-choice-note"
      />
      Put registrations in the calendar file
    </label>
    <p className="note" id="registration-choice-note">
      They go into the file and into every calendar you add it to, where everyone you share it with
      can read them. Otherwise entries show your label or a number.
    </p>
  </div>
);
