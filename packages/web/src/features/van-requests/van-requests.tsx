import { useRef, useState, type ReactNode } from "react";
import {
  normaliseIdentifier,
  normaliseRegistration,
  type BookingIssues,
} from "@vanfettle/contract/booking/booking-rules";
import { formatPostcode, isNorthernIrishPostcode } from "@vanfettle/contract/geo/postcode";
import { motServiceIds, services } from "@vanfettle/contract/services";
import { pluralise } from "@vanfettle/vans/format-number";
import { class7 } from "@vanfettle/vans/law/law-classes";
import { northernIrishFormNote } from "@vanfettle/vans/law/law-northern-ireland";
import { britishFormNote } from "@vanfettle/vans/law/law-sentences";
import { waitingRequest } from "../../api/failure-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field, identifierInput, PlateInput } from "../../ui/field.tsx";
import { takePress, type Press } from "../../ui/focus.ts";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useToday } from "../../ui/use-today.ts";
import { PartnerNote } from "../booking/partner-note.tsx";
import { pricedServices } from "../booking/service-fields.tsx";
import { KeepLink } from "../booking/your-booking/keep-link.tsx";
import { bookingLink } from "../booking/your-booking/kept-bookings.ts";
import { LostLink } from "../booking/your-booking/lost-link.tsx";
import { nextStep } from "../my-vans/next-step.ts";
import { isDue } from "./proposed-service.ts";
import { useRequestRows } from "./request-rows.ts";
import {
  draftOf,
  isSaved,
  outcomeOf,
  toSendOf,
  valuesOf,
  type RequestOutcome,
  type RequestVan,
} from "./request-state.ts";
import { requestsId } from "./requests-id.ts";
import { useVanRequests, type VanRequestsActions } from "./use-van-requests.ts";
import "./van-requests.css";

/** The state of a request in words; empty before it is sent. */
function outcomeWords(outcome: RequestOutcome): string {
  switch (outcome.state) {
    case "idle":
      return "";
    case "sending":
      return outcome.busySeconds === undefined ? "Saving..." : waitingRequest(outcome.busySeconds);
    case "saved":
      return "Saved, finish on the partner's site";
    case "opened":
      return "Partner's page opened";
    case "failed":
      return outcome.message;
  }
}

/** The link to the partner's page of a stored request, in a new tab so that the list stays. */
function PartnerLink({
  each,
  outcome,
  onOpen,
}: {
  each: RequestVan;
  outcome: RequestOutcome;
  onOpen: () => void;
}) {
  if (outcome.state !== "saved" && outcome.state !== "opened") return null;
  const look = outcome.state === "saved" ? "btn btn-primary" : "btn btn-line";
  const verb = outcome.state === "saved" ? "Finish" : "Open again";
  return (
    <a
      className={look}
      href={outcome.redirectUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      // A press of the middle button opens a tab, too.
      onAuxClick={onOpen}
    >
      <span>{`${verb}: ${each.name}`}</span> <span className="note">(new tab)</span>
    </a>
  );
}

interface RowProps {
  each: RequestVan;
  requests: VanRequestsActions;
  onTryAgain: () => void;
}

/** The id of a van's field. Ids of vans hold characters that selectors do not. */
const fieldId = (each: RequestVan, field: string): string =>
  `request-${field}-${normaliseIdentifier(each.id)}`;

/** The service, the postcode and, if unknown, the registration of a chosen van. */
function RequestFields({ each, requests }: Omit<RowProps, "onTryAgain">) {
  const { state, issues, changeDraft } = requests;
  const draft = draftOf(state, each);
  const { postcode } = valuesOf(state, each);
  const { jurisdiction, motClass } = each.van;
  const isTestedByDva = jurisdiction === "northern-ireland" || isNorthernIrishPostcode(postcode);
  const isTestedElsewhere = isTestedByDva || motClass.answer === "heavy";
  const priced = pricedServices(services, {
    quoted: isTestedElsewhere ? motServiceIds : [],
    motPrice: motClass.answer === "7" ? class7.maximumFee : undefined,
  });
  const messages: BookingIssues = issues.vans[each.id] ?? {};
  return (
    <div className="request-fields">
      {each.van.registration === null && (
        <Field
          id={fieldId(each, "registration")}
          label="Vehicle registration"
          message={messages.registration}
        >
          {(control) => (
            <PlateInput
              {...control}
              value={draft.registration}
              autoComplete="off"
              onChange={(event) =>
                changeDraft(each, {
                  registration: normaliseRegistration(event.currentTarget.value),
                })
              }
            />
          )}
        </Field>
      )}
      <Field id={fieldId(each, "serviceType")} label="Service" message={messages.serviceType}>
        {(control) => (
          <select
            {...control}
            className="field"
            value={draft.serviceType}
            onChange={(event) => changeDraft(each, { serviceType: event.currentTarget.value })}
          >
            {priced.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name} - ${price}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={fieldId(each, "postcode")}
        label="Postcode, if different"
        message={messages.postcode}
      >
        {(control) => (
          <input
            {...control}
            {...identifierInput}
            type="text"
            className="field"
            value={draft.postcode}
            placeholder={state.postcode}
            autoComplete="off"
            onChange={(event) =>
              changeDraft(each, { postcode: normaliseIdentifier(event.currentTarget.value) })
            }
          />
        )}
      </Field>
    </div>
  );
}

/** The request for a van, and how to finish, see or repeat it. */
function SavedRequest({ each, requests }: Omit<RowProps, "onTryAgain">) {
  const { state, setOutcome, startAgain } = requests;
  const outcome = outcomeOf(state, each.id);
  const { token, isLinkLost } = isSaved(outcome) && "token" in outcome ? outcome : {};
  const { serviceType, postcode } = valuesOf(state, each);
  const name = services.find(({ id }) => id === serviceType)?.name;
  return (
    <div className="request-saved">
      <p>{`${name}, ${formatPostcode(postcode)}`}</p>
      <p>
        <PartnerLink
          each={each}
          outcome={outcome}
          onOpen={() => {
            if (outcome.state === "saved") setOutcome(each.id, { ...outcome, state: "opened" });
          }}
        />
      </p>
      {token !== undefined && isLinkLost && <LostLink token={token} of={each.name} />}
      <p className="request-links">
        {token !== undefined && <Link to={bookingLink(token)}>{`See or erase: ${each.name}`}</Link>}
        <button type="button" onClick={() => startAgain(each)}>
          {`Another request: ${each.name}`}
        </button>
      </p>
    </div>
  );
}

function RequestRow({ each, requests, onTryAgain }: RowProps) {
  const today = useToday();
  const { state, changeDraft } = requests;
  const draft = draftOf(state, each);
  const outcome = outcomeOf(state, each.id);
  const isStored = isSaved(outcome);
  const isSending = outcome.state === "sending";
  return (
    <li data-request={outcome.state}>
      <fieldset className="request-row">
        <legend className="sr-only">{each.name}</legend>
        <div className="request-van">
          {isStored ? (
            <strong>{each.name}</strong>
          ) : (
            <label>
              <input
                type="checkbox"
                id={fieldId(each, "chosen")}
                checked={draft.isChosen}
                onChange={(event) => changeDraft(each, { isChosen: event.currentTarget.checked })}
              />
              <strong>{each.name}</strong>
            </label>
          )}
          <span className="note">{nextStep(each.van, today).state}</span>
        </div>
        {!isStored && draft.isChosen && !isSending && (
          <RequestFields each={each} requests={requests} />
        )}
        <div className={outcome.state === "idle" ? "sr-only" : "request-outcome"}>
          {isStored && <Icon name="check" />}
          {outcome.state === "failed" && <Icon name="warning" />}
          <p aria-live="polite">
            {outcome.state !== "idle" && <span className="sr-only">{`${each.name}: `}</span>}
            <span>{outcomeWords(outcome)}</span>
          </p>
          {outcome.state === "failed" && (
            <Button isWaiting={requests.isSending} onClick={onTryAgain}>
              {`Try again: ${each.name}`}
            </Button>
          )}
        </div>
        {isStored && <SavedRequest each={each} requests={requests} />}
      </fieldset>
    </li>
  );
}

/** Returns the summary of the requests that were sent. */
function summaryOf(
  { state, isSending, isRemembered }: VanRequestsActions,
  vans: readonly RequestVan[],
): string {
  const outcomes = vans.map(({ id }) => outcomeOf(state, id));
  const hasLostLink = outcomes.some((each) => "isLinkLost" in each && each.isLinkLost);
  const saved = outcomes.filter(isSaved).length;
  const failed = outcomes.filter((each) => each.state === "failed").length;
  if (isSending) return "Saving your requests...";
  if (saved + failed === 0) return "";
  const savedWords = `${pluralise(saved, "request")} saved.`;
  const failedWords = failed > 0 ? ` ${failed} not confirmed: try again.` : "";
  const sentences = [
    `${savedWords}${failedWords}`,
    saved > 0 && "Finish each on our partner's site.",
    hasLostLink && "This browser could not save every link. Copy each link that is shown.",
    saved > 0 && !isRemembered && "This browser cannot keep this list, so do not reload the page.",
  ];
  return sentences.filter(Boolean).join(" ");
}

const listOf = (vans: readonly RequestVan[], row: (each: RequestVan) => ReactNode): ReactNode => (
  <ul className="request-rows">{vans.map(row)}</ul>
);

/** The element that the first message on a field belongs to. */
function firstWrongField(
  issues: { postcode?: string | undefined; vans: Readonly<Record<string, BookingIssues>> },
  vans: readonly RequestVan[],
): string | undefined {
  if (issues.postcode) return "request-postcode";
  const wrong = vans.find(({ id }) => issues.vans[id]);
  const field = wrong && Object.keys(issues.vans[wrong.id] ?? {})[0];
  return wrong && field ? fieldId(wrong, field) : undefined;
}

/** Leads to the requests, and names the number of vans that are due. */
export function RequestsLink({ vans }: { vans: readonly RequestVan[] }) {
  const due = vans.filter(({ van }) => isDue(van)).length;
  if (vans.length === 0) return null;
  return (
    <a className="btn btn-primary no-print" href={`#${requestsId}`}>
      {due > 0 ? `Request quotes: ${pluralise(due, "van")} due` : "Request quotes"}
    </a>
  );
}

/**
 * Requests a quote for each chosen van, like the booking form for a single van. The vans of the
 * list must be vans that the site covers.
 */
export function VanRequests({
  vans,
  areSaved = false,
  postcode,
  list,
}: {
  vans: readonly RequestVan[];
  /** True if the vans are saved on this device: a reload then keeps their requests. */
  areSaved?: boolean;
  postcode?: string | undefined;
  /** Tells one list of vans from the next. */
  list?: number;
}) {
  const requests = useVanRequests({ vans, areSaved, postcode });
  const { state, issues, isSending } = requests;
  const rows = useRequestRows(vans, { state, list });
  const { first, others, added, waiting } = rows;
  const toSend = toSendOf(state, rows.shown);
  const keep = useRef<HTMLInputElement>(null);
  const morePress = useRef<Press | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  if (vans.length === 0) return null;
  const isNorthernIrish = toSend.some(
    (each) =>
      each.van.jurisdiction === "northern-ireland" ||
      isNorthernIrishPostcode(valuesOf(state, each).postcode),
  );

  const sendLabel =
    toSend.length === 0 ? "Save requests" : `Save ${pluralise(toSend.length, "request")}`;

  async function send(chosen: readonly RequestVan[]): Promise<void> {
    if (isSending) return;
    setEmpty(chosen.length === 0);
    if (chosen.length === 0) return;
    const press = takePress();
    const found = await requests.send(chosen, { keepsLinks: () => keep.current?.checked ?? false });
    const wrong = found && firstWrongField(found, chosen);
    if (wrong) press.moveFocus(document.getElementById(wrong));
  }

  function showMore(): void {
    // The pressed button disappears.
    morePress.current = takePress();
    rows.showMore();
  }

  const row = (each: RequestVan) => (
    <RequestRow
      key={each.id}
      each={each}
      requests={requests}
      onTryAgain={() => void send([each])}
    />
  );
  return (
    <section
      id={requestsId}
      className="van-requests card no-print"
      aria-labelledby="requests-title"
      {...rows.props}
    >
      <h2 id="requests-title" tabIndex={-1}>
        Request quotes
      </h2>
      <p className="mt-2">
        Choose vans and a service for each. We save one request for each van. Our partner gets
        nothing until you open its link and finish there.
      </p>
      <div className="mt-4">
        <Field
          id="request-postcode"
          label="Postcode for all vans"
          message={issues.postcode}
          hint="You can enter another for each van."
        >
          {(control) => (
            <input
              {...control}
              {...identifierInput}
              type="text"
              className="field request-postcode"
              value={state.postcode}
              placeholder="B11AA"
              autoComplete="postal-code"
              onChange={(event) =>
                requests.setPostcode(normaliseIdentifier(event.currentTarget.value))
              }
            />
          )}
        </Field>
        {first.length > 0 && listOf(first, row)}
        {others.length > 0 && (
          <details open={first.length === 0} className="request-others">
            <summary>{`Choose from ${pluralise(others.length, "van")} not due yet`}</summary>
            {listOf(others, row)}
          </details>
        )}
        {added.length > 0 && (
          <>
            <h3 ref={(heading) => void morePress.current?.moveFocus(heading)} tabIndex={-1}>
              Added later
            </h3>
            {listOf(added, row)}
          </>
        )}
        <div className="note" aria-live="polite">
          <p>
            <span>{isNorthernIrish ? northernIrishFormNote : britishFormNote}</span>{" "}
            <HowWeKnow of={isNorthernIrish ? "dva-law" : "mot-law"} />
          </p>
        </div>
        <KeepLink id="keep-links" ref={keep}>
          Keep links to the requests on this device
        </KeepLink>
        <Button
          look="primary"
          large
          className="request-send"
          isWaiting={isSending}
          onClick={() => void send(toSend)}
        >
          {isSending ? "Processing..." : sendLabel}
        </Button>
        <p className="request-summary" aria-live="polite">
          <span>
            {isEmpty && toSend.length === 0
              ? "Choose at least one van."
              : summaryOf(requests, rows.shown)}
          </span>
        </p>
        <PartnerNote />
        {/* Last, so that it moves nothing. */}
        <p className="request-summary" aria-live="polite">
          <span>{waiting > 0 ? `Your list has ${pluralise(waiting, "more van")}.` : ""}</span>
        </p>
        {waiting > 0 && <Button onClick={showMore}>Show more vans</Button>}
      </div>
    </section>
  );
}
