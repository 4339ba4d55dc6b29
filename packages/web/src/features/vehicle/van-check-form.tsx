import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { weightInKg } from "@vanfettle/vans/law/law-classes";
import { lawValues } from "@vanfettle/vans/law/law-values";
import type { VanKind } from "@vanfettle/vans/van-mot";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { takePress, useDocumentFocus, type Press } from "../../ui/focus.ts";
import { RadioField } from "../../ui/radio-field.tsx";
import { TitledForm } from "../../ui/titled-form.tsx";
import { useToday } from "../../ui/use-today.ts";
import {
  northernIreland,
  parseVanCheck,
  parseVanCheckValues,
  shownValue,
  vanCheckFields,
  vanCheckPath,
  type VanCheckEntry,
  type VanCheckField,
  type VanCheckIssues,
} from "./van-check-entry.ts";

interface Choice {
  value: string;
  label: string;
}

const kinds: readonly (Choice & { value: VanKind })[] = [
  { value: "van", label: "Van, pick-up or other goods vehicle" },
  { value: "motor-caravan", label: "Motor caravan or camper van" },
  {
    value: "dual-purpose",
    label: `Dual-purpose vehicle of up to ${weightInKg(lawValues.dualPurpose.upToUnladenKg)} empty, such as an off-roader`,
  },
  { value: "taxi-or-ambulance", label: "Licensed taxi or ambulance" },
  {
    value: "minibus",
    label: `Minibus with more than ${lawValues.passengerSeats.carsHaveUpTo} passenger seats`,
  },
];
const powers = [
  { value: "engine", label: "Diesel, petrol, gas or hybrid" },
  { value: "electric", label: "Electric" },
  { value: "hydrogen", label: "Hydrogen fuel cell" },
];
const jurisdictions = [
  { value: "gb", label: "England, Scotland or Wales" },
  { value: northernIreland, label: "Northern Ireland" },
];

const issuesOf = (entry: VanCheckEntry): VanCheckIssues =>
  entry.state === "wrong" ? entry.issues : {};
const firstIssueOf = (issues: VanCheckIssues): VanCheckField | undefined =>
  vanCheckFields.find((name) => name in issues);

interface Props {
  /** The input from the page's address. */
  entry: VanCheckEntry;
  /** Called with the press that asks for a result. */
  onPress: (press: Press) => void;
}

/** The GET form for dates and a weight, never for a registration. */
export function VanCheckForm({ entry, onPress }: Props) {
  const navigate = useNavigate();
  const today = useToday();
  const { values } = entry;
  const [submitted, setSubmitted] = useState<VanCheckIssues>();
  const issues = submitted ?? issuesOf(entry);
  const documentFocus = useDocumentFocus();
  // Without script nothing else leads to the wrong field.
  const focusIfWrong = (name: VanCheckField) => name === firstIssueOf(issues) && documentFocus;

  const textField = (name: VanCheckField, label: string, hint: string) => (
    <Field id={name} label={label} message={issues[name]} hint={hint}>
      {(control) => (
        <input
          className="field"
          name={name}
          defaultValue={shownValue(name, values)}
          autoComplete="off"
          {...focusIfWrong(name)}
          {...control}
        />
      )}
    </Field>
  );
  const select = (
    name: VanCheckField,
    label: string,
    choices: readonly Choice[],
    usual: string,
  ) => (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} className="field" name={name} defaultValue={values[name] || usual}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const read = parseVanCheck(parseVanCheckValues(new FormData(form)), today);
    setSubmitted(issuesOf(read));
    const press = takePress();
    if (read.state === "van") {
      onPress(press);
      void navigate(vanCheckPath(read), { preventScrollReset: true });
      return;
    }
    press.moveFocus(form.querySelector<HTMLElement>(`[name="${firstIssueOf(issuesOf(read))}"]`));
  }

  return (
    <TitledForm
      title="Enter a date or a weight"
      titleId="by-hand"
      action={pages.vanCheck.canonical}
      onSubmit={onSubmit}
      noValidate
    >
      <RadioField
        name="in"
        legend="Where is it tested?"
        choices={jurisdictions}
        chosen={values.in || "gb"}
      />
      {textField(
        "expires",
        "Its MOT runs out on",
        "As on the certificate, such as 15/05/2027. Leave blank if the van has had no test yet.",
      )}
      {textField(
        "registered",
        "First registered on",
        "From the V5C. Enter it if the van has had no test yet.",
      )}
      {textField(
        "kg",
        "Gross weight on the plate, in kg",
        "The first weight on the maker's plate, such as 3500.",
      )}
      {select("kind", "Type of vehicle", kinds, "van")}
      {textField("seats", "Passenger seats (minibus only)", "Do not count the driver's seat.")}
      {select("power", "Fuel type", powers, "engine")}
      {textField("tested", "Day of the test (optional)", "Leave blank to use today's date.")}
      {textField(
        "failed",
        "Failed its last test on (optional)",
        "Leave blank if the van passed its last test.",
      )}
      <Field
        id="defects"
        label="Defects on the refusal notice (optional)"
        message={issues.defects}
        hint="One a line, each with its kind, such as: Dangerous: brake pad worn."
      >
        {(control) => (
          <textarea
            className="field typed-defects"
            name="defects"
            rows={4}
            defaultValue={values.defects}
            {...focusIfWrong("defects")}
            {...control}
          />
        )}
      </Field>
      <Button look="navy" large type="submit">
        Check dates and class
      </Button>
    </TitledForm>
  );
}
