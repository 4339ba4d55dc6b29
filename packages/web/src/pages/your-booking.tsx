import { pages } from "@vanfettle/contract/paths";
import { YourBookings } from "../features/booking/your-booking/your-bookings.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Link } from "../ui/link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Part } from "../ui/part.tsx";
import { partnerInSentence } from "../ui/partner-sentences.ts";

export function Component() {
  const { settings } = useDocument();
  return (
    <>
      <PageHeader
        page="yourBooking"
        title="Your booking request"
        lead="See, copy or erase the request that you sent here. You change or cancel a booking on our partner’s site."
      />
      <div className="wrap section">
        <Part name="section">
          <YourBookings />
        </Part>
        <div className="prose mt-8">
          <h2>Change or cancel your booking</h2>
          <p>
            A request here is not a booking: you book with {partnerInSentence(settings)}. Change or
            cancel it there, with the reference of your request. We do not know the day or time of
            your appointment.
          </p>
          <h2>Copies that others have</h2>
          <p>
            We passed your registration, postcode, service and reference to our partner&rsquo;s
            site. We cannot see or erase that copy, nor what you gave to a garage. Ask them for a
            copy or an erasure, and give the reference.
          </p>
          <h2>Who can open the link</h2>
          <p>
            Anyone who has the link can see and erase your request, so do not share it. The{" "}
            <Link to={pages.privacyPolicy.canonical}>privacy policy</Link> explains what we keep,
            why and for how long.
          </p>
        </div>
      </div>
    </>
  );
}
