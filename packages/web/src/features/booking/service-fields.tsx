import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import type { BookingIssues } from "@vanfettle/contract/booking/booking-rules";
import { services as builtInServices } from "@vanfettle/contract/services";
import { useApi } from "../../api/api-context.ts";
import { errorId, Field, FieldError } from "../../ui/field.tsx";

interface ServiceOption {
  id: string;
  name: string;
  price: string;
}

interface Pricing {
  /** The services that show "Get Quote" as their price. */
  quoted: readonly string[];
  /** The price of the MOT test for a van of another class than the usual one. */
  motPrice?: string | undefined;
}

/** Returns services with their prices for the van. */
export const pricedServices = (
  services: readonly ServiceOption[],
  { quoted, motPrice }: Pricing,
): readonly ServiceOption[] =>
  services.map((service) => {
    if (quoted.includes(service.id)) return { ...service, price: "Get Quote" };
    return service.id === "mot" && motPrice ? { ...service, price: motPrice } : service;
  });

/** Returns the server's services, or else the built-in list, with their prices for the van. */
export function useServices(pricing: Pricing): readonly ServiceOption[] {
  const { data } = useQuery(useApi().queries.services);
  return pricedServices(data?.length ? data : builtInServices, pricing);
}

/** The id of the note that describes the MOT services. */
export const dvaNoteId = "dva-note";

const priceHintId = "price-hint";

/** The hint beside the label of the services, until an MOT is chosen: the form then says more. */
const PriceHint = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="note price-hint" id={priceHintId}>
      {text}
    </p>
  );

interface ServiceFieldProps {
  options: readonly ServiceOption[];
  issues: BookingIssues;
  /** The services that the DVA note describes. */
  noted: readonly string[];
  /** What the price of the MOT leaves open; absent where it is known or the note says it. */
  priceHint: string | undefined;
}

interface ServiceSelectProps extends ServiceFieldProps {
  emptyLabel: string | undefined;
}

/**
 * The dropdown of the home and MOT forms, followed by the DVA note. Its first option is selected by
 * default.
 */
export function ServiceSelect({
  options,
  emptyLabel,
  issues,
  noted,
  priceHint,
}: ServiceSelectProps) {
  const hintId = priceHint && priceHintId;
  return (
    <Field
      id="serviceType"
      label="Service"
      message={issues.serviceType}
      noteId={noted.length > 0 ? dvaNoteId : hintId}
    >
      {(control) => (
        <>
          <PriceHint text={priceHint} />
          <select {...control} className="field" name="serviceType">
            {emptyLabel && <option value="">{emptyLabel}</option>}
            {options.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name} - ${price}`}
              </option>
            ))}
          </select>
        </>
      )}
    </Field>
  );
}

interface ServiceRadiosProps extends ServiceFieldProps {
  /** The id of the service that is selected at first; empty for none. */
  chosen: string;
  /** The DVA note, which follows the MOT option. */
  note: ReactNode;
}

/** The radio buttons of the embedded form. */
export function ServiceRadios({
  options,
  chosen,
  issues,
  noted,
  note,
  priceHint,
}: ServiceRadiosProps) {
  const message = issues.serviceType;
  const descriptionOf = (id: string): string | undefined => {
    if (noted.includes(id)) return dvaNoteId;
    return id === "mot" && priceHint ? priceHintId : undefined;
  };
  return (
    <fieldset aria-describedby={message ? errorId("serviceType") : undefined}>
      <legend className="label">Service</legend>
      <PriceHint text={priceHint} />
      <div className="options">
        {options.map(({ id, name, price }) => (
          <Fragment key={id}>
            <label className="option">
              <input
                type="radio"
                name="serviceType"
                value={id}
                defaultChecked={id === chosen}
                aria-describedby={descriptionOf(id)}
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
      <FieldError id="serviceType" message={message} />
    </fieldset>
  );
}
