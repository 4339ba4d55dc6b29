import { legal } from "@vanfettle/contract/constants";
import { Figures } from "../../ui/figures.tsx";
import { ContactLink } from "../legal/contact-link.tsx";
import { BookingCard } from "./booking-card.tsx";
import { useBookingTokens } from "./use-booking-tokens.ts";

/** The bookings of the link that was opened and of the links that this browser keeps. */
export function YourBookings() {
  const tokens = useBookingTokens();
  if (!tokens) return <NeedsScript />;
  if (tokens.shown.length === 0) return <NoLink />;
  return (
    <div className="grid gap-5">
      {tokens.shown.map((token) => (
        <BookingCard key={token} token={token} isKept={tokens.kept.includes(token)} />
      ))}
    </div>
  );
}

const WriteInstead = () => (
  <Figures as="p" of="terms">
    Write to <ContactLink /> with the registration and roughly when you sent the request, and say whether you want a
    copy or want it erased. You get a response within {legal.privacyResponseDays} days.
  </Figures>
);

/** What the server renders. It is gone once a script has read the link. */
function NeedsScript() {
  return (
    <noscript>
      <div className="card prose">
        <h2>This page needs JavaScript</h2>
        <p>
          The part of your link after # says which request is meant. Browsers never send that part, so that it stays out
          of our logs, and only a script on this page can read it. Without JavaScript nothing can be shown or erased
          here.
        </p>
        <WriteInstead />
      </div>
    </noscript>
  );
}

function NoLink() {
  return (
    <div className="card prose">
      <h2>No link to a request</h2>
      <p>
        Open the link that you kept. A quote form keeps one in this browser if you tick the box above its button, and
        shows one once it is sent. We cannot send it to you again, as we do not know who made a request.
      </p>
      <WriteInstead />
    </div>
  );
}
