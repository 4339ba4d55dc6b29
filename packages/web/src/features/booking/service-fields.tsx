import type { BookingIssues } from "@vanfettle/contract/booking-rules";
import { services as builtInServices, type ServiceId } from "@vanfettle/contract/services";
import { useAnswer } from "../../api/use-answer.ts";
import { useDocument } from "../../ui/document-context.ts";
import { errorId, FieldError } from "./identifier-fields.tsx";

export interface ServiceOption {
  id: string;
  name: string;
  price: string;
}

/**
 * The server's list; while it is on the way, or when it fails, the seven the site is built with. Of those in `quoted`
 * the listed price does not hold where the form is.
 */
export function useServices({ quoted = [] }: { quoted?: readonly string[] } = {}): {
  services: readonly ServiceOption[];
  areBuiltIn: boolean;
} {
  const { queries } = useDocument();
  const { data } = useAnswer(queries.services);
  const areBuiltIn = !data || data.length === 0;
  const listed: readonly ServiceOption[] = areBuiltIn ? builtInServices : data;
  const priced = (option: ServiceOption): ServiceOption =>
    quoted.includes(option.id) ? { ...option, price: "Get Quote" } : option;
  return { services: listed.map(priced), areBuiltIn };
}

/** For the home and MOT forms. Without an empty choice the first option is taken, as in any select. */
export function ServiceSelect({
  options,
  empty,
  issues,
}: {
  options: readonly ServiceOption[];
  empty?: string;
  issues: BookingIssues;
}) {
  const message = issues.serviceType;
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
        aria-describedby={message ? errorId("serviceType") : undefined}
      >
        {empty && <option value="">{empty}</option>}
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

/** For the form inside a page. */
export function ServiceRadios({
  options,
  chosen,
  issues,
}: {
  options: readonly ServiceOption[];
  chosen?: ServiceId | undefined;
  issues: BookingIssues;
}) {
  const message = issues.serviceType;
  return (
    <fieldset aria-describedby={message ? errorId("serviceType") : undefined}>
      <legend className="label">Service</legend>
      <div className="options">
        {options.map(({ id, name, price }) => (
          <label key={id} className="option">
            <input type="radio" name="serviceType" value={id} defaultChecked={id === chosen} />
            <span>
              {name}
              <small>{price}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId("serviceType")} message={message} />
    </fieldset>
  );
}
