import { useMutation, useQuery } from "@tanstack/react-query";
import { legal } from "@vanfettle/contract/legal-terms";
import { problems } from "@vanfettle/contract/problems";
import { yourBookingEndpoints } from "@vanfettle/contract/bookings/your-booking-endpoints";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { useApi } from "../../api/api-context.ts";
import { statusOf } from "../../api/http-error.ts";
import { Figures } from "../../ui/figures.tsx";
import { ContactLink } from "../legal/contact-link.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { bookingRows } from "./booking-rows.ts";
import { forgetBooking } from "./kept-bookings.ts";
import { whatStays } from "./what-stays.ts";

interface BookingCardProps {
  token: string;
  /** True if this browser keeps the booking's link. */
  isKept: boolean;
}

/** The stored booking of a token, or the reason that it cannot be shown. */
export function BookingCard({ token, isKept }: BookingCardProps) {
  const { api } = useApi();
  const shown = useQuery({
    queryKey: ["stored-booking", token],
    queryFn: () => api.call("showBooking", { endpoint: yourBookingEndpoints.showBooking, body: { token } }),
  });
  const erasure = useMutation({
    mutationFn: () => api.call("eraseBooking", { endpoint: yourBookingEndpoints.eraseBooking, body: { token } }),
    onSuccess: () => forgetBooking(token),
  });

  const article = useRef<HTMLElement>(null);
  const isRetried = useRef(false);
  // The retry button has disappeared.
  useEffect(() => {
    if (shown.isSuccess && isRetried.current) article.current?.focus();
  }, [shown.isSuccess]);
  const retry = () => {
    isRetried.current = true;
    void shown.refetch();
  };

  if (erasure.isSuccess) return <Erased />;
  if (shown.isPending) return <Message title="Looking up your request..." />;
  if (shown.isError || statusOf(erasure.error) === 404) {
    const isUnknown = statusOf(shown.error ?? erasure.error) === 404;
    return isUnknown ? <Unknown token={token} isKept={isKept} /> : <Failed onRetry={retry} />;
  }
  return (
    <article ref={article} tabIndex={-1} className="card" aria-labelledby={shown.data.reference}>
      <h2 id={shown.data.reference}>Your booking request</h2>
      <dl className="mt-4 grid gap-3">
        {bookingRows(shown.data).map(({ label, value, path }) => (
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
      <BookingActions
        token={token}
        booking={shown.data}
        isKept={isKept}
        isErasing={erasure.isPending}
        onErase={() => erasure.mutate()}
      />
      {erasure.isError && (
        <p className="field-error" role="alert">
          We could not delete your request. Try again in a minute.
        </p>
      )}
    </article>
  );
}

function Message({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Figures as="div" of="terms" className="card" aria-live="polite">
      <h2>{title}</h2>
      {children && <div className="prose mt-3">{children}</div>}
    </Figures>
  );
}

function Erased() {
  const card = useRef<HTMLDivElement>(null);
  // The focused button has disappeared.
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1}>
      <Message title="Erased">
        <p>
          We have deleted your registration, your postcode and the rest of your request, so its link no longer works.{" "}
          {whatStays}
        </p>
        <p>Our partner keeps its copy.</p>
      </Message>
    </div>
  );
}

function Unknown({ token, isKept }: BookingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const remove = () => {
    // The button disappears with the link.
    card.current?.focus();
    forgetBooking(token);
  };
  return (
    <div ref={card} tabIndex={-1}>
      <Message title="No request to show">
        <p>{problems.booking_not_found.message}</p>
        <p>
          If the link is complete, write to <ContactLink /> with the registration and the approximate date. We reply
          within {legal.privacyResponseDays} days.
        </p>
        {isKept && (
          <p>
            <button type="button" className="btn btn-line" onClick={remove}>
              Remove link from this browser
            </button>
          </p>
        )}
      </Message>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Message title="We could not show your request">
      <p>There is a problem with our service. Your request is safe. Try again in a minute.</p>
      <p>
        <button type="button" className="btn btn-line" onClick={onRetry}>
          Try again
        </button>
      </p>
    </Message>
  );
}
