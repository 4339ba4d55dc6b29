import type { BookingIssues } from "@vanfettle/contract/bookings/booking-rules";
import type { ServiceId } from "@vanfettle/contract/services";
import { Fragment, type ReactNode } from "react";
import { errorId, FieldError } from "../../ui/field-error.tsx";
import { dvaNoteId } from "./mot-note.tsx";
import type { ServiceOption } from "./use-services.ts";

/** The dropdown of the home and MOT forms, followed by the DVA note. Its first option is selected by default. */
export function ServiceSelect({
  options,
  emptyLabel,
  issues,
  isNoted,
}: {
  options: readonly ServiceOption[];
  emptyLabel?: string | undefined;
  issues: BookingIssues;
  isNoted: boolean;
}) {
  const message = issues.serviceType;
  const describedBy = [message && errorId("serviceType"), isNoted && dvaNoteId].filter(Boolean).join(" ");
  return (
    <div>
      <label className="label" htmlFor="serviceType">
        Service
      </label>
      <select
        className="field"
        id="serviceType"
        name="serviceType"
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy || undefined}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name} - {price}
          </option>
        ))}
      </select>
      <FieldError id={errorId("serviceType")} message={message} />
    </div>
  );
}

/** The radio buttons of the embedded form. The `note` follows the MOT option and describes the services in `noted`. */
export function ServiceRadios({
  options,
  chosen,
  issues,
  noted,
  note,
}: {
  options: readonly ServiceOption[];
  chosen?: ServiceId | undefined;
  issues: BookingIssues;
  noted: readonly string[];
  note: ReactNode;
}) {
  const message = issues.serviceType;
  return (
    <fieldset aria-describedby={message ? errorId("serviceType") : undefined}>
      <legend className="label">Service</legend>
      <div className="options">
        {options.map(({ id, name, price }) => (
          <Fragment key={id}>
            <label className="option">
              <input
                type="radio"
                name="serviceType"
                value={id}
                defaultChecked={id === chosen}
                aria-describedby={noted.includes(id) ? dvaNoteId : undefined}
              />
              <span>
                {name}
                <small>{price}</small>
              </span>
            </label>
            {id === "mot" && note}
          </Fragment>
        ))}
      </div>
      <FieldError id={errorId("serviceType")} message={message} />
    </fieldset>
  );
}
