import { vehicleLawValues } from "@vanfettle/vans/law/law-vehicle-values";
import { weightInKg } from "@vanfettle/vans/law/law-classes";
import { pages } from "@vanfettle/contract/paths";
import type { VanKind } from "@vanfettle/vans/van-mot";
import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { useToday } from "../../ui/use-today.ts";
import { CheckField } from "./check-field.tsx";
import {
  northernIreland,
  parseVanCheck,
  parseVanCheckValues,
  shownValue,
  vanCheckFields,
  vanCheckPath,
  type VanCheckEntry,
  type VanCheckField,
} from "./van-check-entry.ts";

const kinds: readonly { value: VanKind; label: string }[] = [
  { value: "van", label: "Van, pick-up or other goods vehicle" },
  { value: "motor-caravan", label: "Motor caravan or camper van" },
  {
    value: "dual-purpose",
    label: `Dual-purpose vehicle of up to ${weightInKg(vehicleLawValues.dualPurpose.upToUnladenKg)} empty, such as an off-roader`,
  },
  { value: "minibus", label: `Minibus with more than ${vehicleLawValues.passengerSeats.carsHaveUpTo} passenger seats` },
];
const powers = [
  { value: "engine", label: "Diesel, petrol, gas or hybrid" },
  { value: "electric", label: "Electric" },
  { value: "hydrogen", label: "Hydrogen fuel cell" },
] as const;
const jurisdictions = [
  { value: "gb", label: "England, Scotland or Wales" },
  { value: northernIreland, label: "Northern Ireland" },
] as const;

function focusFirstIssue(form: HTMLFormElement, { issues }: Extract<VanCheckEntry, { state: "wrong" }>): void {
  const field = vanCheckFields.find((name) => name in issues);
  const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
  control?.focus({ preventScroll: true });
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

interface Props {
  /** The input from the page's address. */
  entry: VanCheckEntry;
}

interface CheckSelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
}

function CheckSelect({ name, label, options, chosen }: CheckSelectProps) {
  return (
    <div>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <select className="field" id={name} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * The form for dates and a weight, never for a registration. Without script it is a plain GET form; with script the
 * same result appears without leaving the page.
 */
export function VanCheckForm({ entry: fromAddress }: Props) {
  const navigate = useNavigate();
  const today = useToday();
  const [submitted, setSubmitted] = useState<VanCheckEntry | null>(null);
  const entry = submitted ?? fromAddress;
  const { values } = fromAddress;
  const issues = entry.state === "wrong" ? entry.issues : {};
  const firstIssue = vanCheckFields.find((name) => name in issues);
  const field = (name: VanCheckField) => ({
    name,
    value: shownValue(name, values),
    message: issues[name],
    isFirstIssue: firstIssue === name,
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const read = parseVanCheck(parseVanCheckValues(new FormData(form)), today);
    setSubmitted(read);
    if (read.state === "van") void navigate(vanCheckPath(read), { preventScrollReset: true, state: "submitted" });
    if (read.state === "wrong") focusFirstIssue(form, read);
  }

  return (
    <form
      className="booking"
      action={pages.vanCheck.canonical}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="by-hand"
    >
      <h2 className="booking-title" id="by-hand">
        Enter a date or a weight
      </h2>
      <div className="booking-fields">
        <fieldset>
          <legend className="label">Where is it tested?</legend>
          <div className="options">
            {jurisdictions.map(({ value, label }) => (
              <label key={value} className="option">
                <input type="radio" name="in" value={value} defaultChecked={(values.in || "gb") === value} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <CheckField
          {...field("expires")}
          label="Its MOT runs out on"
          hint="As on the certificate, such as 15/05/2027. Leave blank if the van has had no test yet."
        />
        <CheckField
          {...field("registered")}
          label="First registered on"
          hint="From the V5C. Enter it if the van has had no test yet."
        />
        <CheckField
          {...field("kg")}
          label="Gross weight on the plate, in kg"
          hint="The first weight on the maker's plate, such as 3500."
        />
        <CheckSelect name="kind" label="Type of vehicle" options={kinds} chosen={values.kind || "van"} />
        <CheckField {...field("seats")} label="Passenger seats (minibus only)" hint="Do not count the driver's seat." />
        <CheckSelect name="power" label="Fuel type" options={powers} chosen={values.power || "engine"} />
        <CheckField {...field("tested")} label="Day of the test (optional)" hint="Leave blank to use today's date." />
        <button className="btn btn-navy btn-large" type="submit">
          Check dates and class
        </button>
      </div>
    </form>
  );
}
