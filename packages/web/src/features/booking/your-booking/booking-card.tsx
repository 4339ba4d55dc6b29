import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { problems } from "@vanfettle/contract/problems";
import { useApi } from "../../../api/api-context.ts";
import { failureOf } from "../../../api/call-failure.ts";
import type { Api } from "../../../api/client.ts";
import { adviceOn, erasureFailure } from "../../../api/failure-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { copyText } from "../../../ui/copy-button.tsx";
import { notRemoved } from "../../../ui/device-storage.ts";
import { takePress, type Press } from "../../../ui/focus.ts";
import { Link } from "../../../ui/link.tsx";
import { ContactLink } from "../../legal/contact-links.tsx";
import { legal } from "../../legal/legal-terms.ts";
import { whatStays } from "../../legal/stated-terms.ts";
import { bookingAsText, bookingRows } from "./booking-rows.ts";
import { absoluteBookingLink, forgetBooking, keepBooking } from "./kept-bookings.ts";
import { blockedCopy } from "./lost-link.tsx";

const blockedStorage = "Your browser does not let this site store the link. Copy it instead.";

interface BookingCardProps {
  token: string;
  /** True if this browser keeps the booking's link. */
  isKept: boolean;
}

/** Returns the query for the booking of a link's token. */
export const storedBookingQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ["stored-booking", token],
    queryFn: () => api.call("showBooking", { body: { token } }),
  });

/** The stored booking of a token, or the reason that it cannot be shown. */
export function BookingCard({ token, isKept }: BookingCardProps) {
  const { api } = useApi();
  const shown = useQuery(storedBookingQuery(api, token));
  const erasure = useMutation({
    mutationFn: () => api.call("eraseBooking", { body: { token } }),
    onSuccess: () => setLinkLeft(!forgetBooking(token)),
  });
  const [isLinkLeft, setLinkLeft] = useState(false);
  const retried = useRef<Press>(null);
  const erased = useRef<Press>(null);
  const [message, setMessage] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);

  if (erasure.isSuccess) return <Erased press={erased} isLinkLeft={isLinkLeft} />;
  if (shown.isPending) return <Message title="Looking up your request..." />;
  if (failureOf(shown.error ?? erasure.error) === "missing") {
    return <Unknown token={token} isKept={isKept} />;
  }
  if (shown.isError) {
    const retry = () => {
      retried.current = takePress();
      void shown.refetch();
    };
    return <Failed error={shown.error} onRetry={retry} />;
  }

  const booking = shown.data;
  const copy = async (text: string, copied: string) =>
    setMessage((await copyText(text)) ? copied : blockedCopy);
  const copyBooking = () => copy(bookingAsText(booking), "Request copied.");
  const copyLink = () => copy(absoluteBookingLink(token), "Link copied.");
  const keep = () =>
    setMessage(keepBooking(token) ? "Link saved in this browser." : blockedStorage);
  const forget = () =>
    setMessage(forgetBooking(token) ? "Link removed from this browser." : notRemoved);
  return (
    <article
      // The retry button has disappeared.
      ref={(card) => void retried.current?.moveFocus(card)}
      tabIndex={-1}
      className="card min-w-0"
      aria-labelledby={booking.reference}
    >
      <h2 id={booking.reference}>Your booking request</h2>
      <dl className="cards cards-narrow mt-4">
        {bookingRows(booking).map(({ label, value, path }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-bold text-ink">
              {path === undefined ? (
                value
              ) : (
                <Link className="underline" to={path}>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copyBooking()}>Copy request</Button>
        <Button onClick={() => void copyLink()}>Copy link</Button>
        <Button onClick={isKept ? forget : keep}>
          {isKept ? "Remove link from this browser" : "Save link in this browser"}
        </Button>
        <Button
          aria-haspopup="dialog"
          isWaiting={erasure.isPending}
          onClick={() => dialog.current?.showModal()}
        >
          {erasure.isPending ? "Erasing..." : "Erase this request"}
        </Button>
      </div>
      <output className="note mt-3 block">{message}</output>
      <ConfirmDialog
        dialog={dialog}
        id="erase"
        title="Erase this request?"
        decline="Do not erase"
        confirm="Erase for good"
        onConfirm={() => {
          erased.current = takePress();
          erasure.mutate();
        }}
      >
        <p className="mt-3">
          We'll delete your registration, your postcode and the rest of your request. You cannot
          undo this. {whatStays}
        </p>
        <p className="mt-3">This does not cancel a booking that you made with our partner.</p>
      </ConfirmDialog>
      {erasure.isError && (
        <p className="field-error" role="alert">
          {erasureFailure(erasure.error)}
        </p>
      )}
    </article>
  );
}

function Message({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="card" aria-live="polite">
      <h2>{title}</h2>
      {children && <div className="prose mt-3">{children}</div>}
    </div>
  );
}

interface ErasedProps {
  press: RefObject<Press | null>;
  /** True if this browser still keeps the link. */
  isLinkLeft: boolean;
}

const Erased = ({ press, isLinkLeft }: ErasedProps) => (
  // The focused button has disappeared.
  <div ref={(card) => void press.current?.moveFocus(card)} tabIndex={-1}>
    <Message title="Erased">
      <p>
        We have deleted your registration, your postcode and the rest of your request, so its link
        no longer works. {whatStays}
      </p>
      <p>Our partner keeps its copy.</p>
      {isLinkLeft && <p>{notRemoved}</p>}
    </Message>
  </div>
);

function Unknown({ token, isKept }: BookingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState("");
  function remove(): void {
    // The button disappears with the link.
    takePress().moveFocus(card.current);
    if (!forgetBooking(token)) setMessage(notRemoved);
  }
  return (
    <div ref={card} tabIndex={-1}>
      <Message title="No request to show">
        <p>{problems.booking_not_found.message}</p>
        <p>
          If the link is complete, write to <ContactLink /> with the registration and the
          approximate date. We reply within {legal.privacyResponseDays} days.
        </p>
        {isKept && (
          <p>
            <Button onClick={remove}>Remove link from this browser</Button>
          </p>
        )}
        {message && <p>{message}</p>}
      </Message>
    </div>
  );
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Message title="We could not show your request">
    <p>Your request is safe. {adviceOn(error)}</p>
    <p>
      <Button onClick={onRetry}>Try again</Button>
    </p>
  </Message>
);
