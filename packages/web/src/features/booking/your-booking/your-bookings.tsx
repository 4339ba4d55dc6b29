import { useEffect, useState } from "react";
import { ScriptPlace } from "../../../ui/script-place.tsx";
import { ContactLink } from "../../legal/contact-links.tsx";
import { legal } from "../../legal/legal-terms.ts";
import { BookingCard } from "./booking-card.tsx";
import { keptBookings, tokenInHash } from "./kept-bookings.ts";

interface BookingTokens {
  /**
   * The booking of the opened link, then the saved bookings. An erased booking remains while the
   * page is open.
   */
  shown: readonly string[];
  kept: readonly string[];
}

/** Reads the opened link and the saved bookings. Bookings that the page showed `before` remain. */
function readTokens(before: BookingTokens | null): BookingTokens {
  const kept = keptBookings();
  const opened = tokenInHash(window.location.hash) ?? [];
  const shown = new Set([opened, before?.shown ?? [], kept].flat());
  return { shown: [...shown], kept };
}

/**
 * Returns the tokens that the page shows, or `null` before the script has read them: servers never
 * receive them.
 */
function useBookingTokens(): BookingTokens | null {
  const [tokens, setTokens] = useState<BookingTokens | null>(null);
  useEffect(() => {
    const read = () => setTokens(readTokens);
    read();
    const left = new AbortController();
    window.addEventListener("hashchange", read, { signal: left.signal });
    window.addEventListener("storage", read, { signal: left.signal });
    return () => left.abort();
  }, []);
  return tokens;
}

/** The bookings of the opened link and of the links saved in this browser. */
export function YourBookings() {
  const tokens = useBookingTokens();
  if (!tokens) return <NeedsScript />;
  if (tokens.shown.length === 0) return <NoLink />;
  return (
    <div className="grid gap-3">
      {tokens.shown.map((token) => (
        <BookingCard key={token} token={token} isKept={tokens.kept.includes(token)} />
      ))}
    </div>
  );
}

const WriteInstead = () => (
  <p>
    Write to <ContactLink /> with the registration and the approximate date of the request, and tell
    us whether you want a copy of it or want us to erase it. We reply within{" "}
    {legal.privacyResponseDays} days.
  </p>
);

/** The content of the server's document. It disappears once a script has read the link. */
function NeedsScript() {
  return (
    <>
      <ScriptPlace what="your request" />
      <noscript>
        <div className="card prose">
          <h2>This page needs JavaScript</h2>
          <p>
            Turn on JavaScript to see or erase your request. Your browser does not send us the part
            of your link after #, so only a script on this page can read it.
          </p>
          <WriteInstead />
        </div>
      </noscript>
    </>
  );
}

function NoLink() {
  return (
    <div className="card prose">
      <h2>No link to a request</h2>
      <p>
        Open the link that you saved. A quote form saves a link in this browser if you tick the box
        above its button, and shows the link once you have sent it. We cannot send it to you again,
        because we do not know who sent a request.
      </p>
      <WriteInstead />
    </div>
  );
}
