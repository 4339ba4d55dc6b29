import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { BookingForm } from "../booking/booking-form.tsx";
import { FindForm } from "../find/find-form.tsx";
import { HeroPoints } from "../service-page/hero-points.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { Van } from "../../ui/van.tsx";

const points = [
  ...[marketingClaims.motTime].filter(isClaimShown).map(formatClaim),
  "Class 4 and class 7 vans",
  marketingClaims.allLocations.value,
];

export function MotHero() {
  return (
    <Hero
      of="promises"
      title="Van MOT,"
      highlight="booked before it runs out"
      lead="Enter your registration and postcode, and finish the booking on our partner's site. In Northern Ireland, garages prepare your van and DVA tests it."
      below={
        <>
          <FindForm id="find" />
          <Van />
        </>
      }
      form={<BookingForm variant="mot" title="Get your MOT quote" description="Three answers. No account needed." />}
      button={<ScrollButton look="line">Book your van MOT</ScrollButton>}
    >
      <HeroPoints icon="check" points={points} />
    </Hero>
  );
}
