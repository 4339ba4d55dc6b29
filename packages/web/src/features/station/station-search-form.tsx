import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import { class4Limit, class7Limit } from "@vanfettle/vans/law/law-classes";
import { Button } from "../../ui/button.tsx";
import { identifierInput } from "../../ui/field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { RegistrationNote, useRegistrationGuard } from "../../ui/registration-guard.tsx";
import { TitledForm } from "../../ui/titled-form.tsx";
import type { StationSearch } from "./station-search.ts";

const classChoices = [
  { value: "", label: "Any van" },
  { value: "4", label: `Class 4: up to ${class4Limit}` },
  { value: "7", label: `Class 7: over ${class4Limit}, up to ${class7Limit}` },
];

/**
 * The plain GET form for the van's location and class. Its script keeps a registration out of the
 * address.
 */
export function StationSearchForm({
  search,
  message,
}: {
  search: StationSearch;
  message: string | null;
}) {
  const { input, isRefused, onSubmit } = useRegistrationGuard(
    isRegistrationForPostcode,
    search.isRegistration,
  );
  const hasError = isRefused || message !== null;
  return (
    <TitledForm
      title="Stations near you"
      titleId="near-title"
      className="booking near-form"
      action={pages.garages.canonical}
      onSubmit={onSubmit}
    >
      <div>
        <label className="label" htmlFor="near-postcode">
          Postcode
        </label>
        <input
          ref={input}
          className="field"
          id="near-postcode"
          name="postcode"
          type="text"
          defaultValue={search.postcode ?? ""}
          placeholder="SW1A 1AA"
          autoComplete="postal-code"
          {...identifierInput}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? "near-postcode-error" : "near-postcode-hint"}
        />
        <PostcodeNote isRefused={isRefused} message={message} />
      </div>
      <RadioField
        name="class"
        legend="Gross weight on the maker's plate"
        choices={classChoices}
        chosen={search.vanClass ?? ""}
      />
      <Button look="primary" large type="submit">
        Find stations
      </Button>
    </TitledForm>
  );
}

/** The error of the postcode field, or else its hint. */
function PostcodeNote({ isRefused, message }: { isRefused: boolean; message: string | null }) {
  if (isRefused) {
    return (
      <RegistrationNote id="near-postcode-error" instead="enter a postcode, such as SW1A 1AA." />
    );
  }
  if (message) {
    return (
      <p className="field-error" id="near-postcode-error" role="alert">
        {message}
      </p>
    );
  }
  return (
    <p className="note mt-1" id="near-postcode-hint">
      Full postcode, or the first part, such as SW1A
    </p>
  );
}
