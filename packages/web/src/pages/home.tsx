import { BookingForm } from "../features/booking/booking-form.tsx";
import { FixedPageMeta } from "../meta/page-meta.tsx";
import { Hero } from "../ui/hero.tsx";

export default function Home() {
  return (
    <>
      <FixedPageMeta page="home" />
      <Hero
        title="Van servicing and MOT"
        lead="Soon"
        form={<BookingForm variant="quick" title="Get your free quote" />}
      />
    </>
  );
}
