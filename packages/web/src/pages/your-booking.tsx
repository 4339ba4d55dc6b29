import { site } from "@vanfettle/contract/site";
import { pages } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import { YourBookings } from "../features/your-booking/your-bookings.tsx";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";

export function Component() {
  return (
    <>
      <FixedPageMeta page="yourBooking" />
      <header className="band">
        <div className="wrap py-10">
          <h1>Your booking request</h1>
          <p className="lead mt-4">See, copy or erase what we hold about a request that you made here.</p>
        </div>
      </header>
      <div className="wrap py-12">
        <YourBookings />
        <section className="prose mt-10" aria-labelledby="others">
          <h2 id="others">What others hold</h2>
          <p>
            {sentenceCase(site.partnerName)} keeps a copy of its own: your request took the registration, the postcode,
            the service and the reference to its site. We can neither see nor erase that copy. Ask for it, or for its
            erasure, on the booking site that you were sent to, and give the reference. The same goes for a garage that
            you booked there.
          </p>
          <h2>Who can open the link</h2>
          <p>
            Whoever has the link can see and erase the request, so pass it on to nobody. We store nothing to make it
            work: it is the request&rsquo;s key with our signature. The{" "}
            <Link to={pages.privacyPolicy.canonical}>privacy policy</Link> says what is held, why and for how long.
          </p>
        </section>
      </div>
    </>
  );
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
