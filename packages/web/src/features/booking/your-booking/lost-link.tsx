import { CopyButton } from "../../../ui/copy-button.tsx";
import { absoluteBookingLink } from "./kept-bookings.ts";

/** The message if the browser does not let a page copy. The text is on the page. */
export const blockedCopy =
  "Your browser does not let this page copy. Select the text and copy it yourself.";

/** The link of a request that this browser could not save, for the visitor to copy. */
export const LostLink = ({ token, of }: { token: string; of?: string }) => (
  <div className="lost-link">
    <p>{absoluteBookingLink(token)}</p>
    <CopyButton
      text={() => absoluteBookingLink(token)}
      label={of === undefined ? "Copy link" : `Copy link: ${of}`}
      copied="Link copied."
      blocked={blockedCopy}
    />
  </div>
);
