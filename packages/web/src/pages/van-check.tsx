import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import { useSearchParams } from "react-router";
import { NotConnected } from "../features/van-check/not-connected.tsx";
import { PlateGuide } from "../features/van-check/plate-guide.tsx";
import { RegistrationForm } from "../features/van-check/registration-form.tsx";
import { RegistrationResult } from "../features/van-check/registration-result.tsx";
import { useHandedOverVan } from "../features/van-check/use-handed-over-van.ts";
import { useRegistrationCheck } from "../features/van-check/use-registration-check.ts";
import { parseVanCheck, parseVanCheckValues } from "../features/van-check/van-check-entry.ts";
import { VanCheckForm } from "../features/van-check/van-check-form.tsx";
import { VanCheckResult } from "../features/van-check/van-check-result.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Figures } from "../ui/figures.tsx";
import { Hero } from "../ui/hero.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import { Van } from "../ui/van.tsx";
import { useToday } from "../ui/use-today.ts";
import "../features/van-check/van-check.css";

export function Component() {
  const [parameters] = useSearchParams();
  const { origin } = useDocument();
  const entry = parseVanCheck(parseVanCheckValues(parameters), useToday());
  const meta = fixedPageMeta("vanCheck", origin);
  const { check, start } = useRegistrationCheck();
  const handedOver = useHandedOverVan();
  const answered = check.state === "answered" ? check : null;
  const isConnected = answered?.vehicle.sources.some(({ state }) => state === "answered");
  const manual = entry.state === "van" && !answered ? entry.van : null;
  return (
    <>
      {/* Only the empty form is indexed, because a result is private to its visitor. */}
      <PageMeta meta={entry.state === "none" ? meta : { ...meta, canonical: null, robots: "noindex,follow" }} />
      <Hero
        of="mot-law"
        title={
          <>
            When is its MOT due, and <em>which class is it?</em>
          </>
        }
        lead="See if your van may be driven, its MOT dates, its class and the most the test may cost. No account needed."
        form={
          manual ? undefined : <RegistrationForm check={check} start={start} registration={handedOver?.registration} />
        }
        below={manual ? undefined : <Van />}
      />
      {answered && isConnected && (
        <RegistrationResult vehicle={answered.vehicle} note={answered.note} postcode={handedOver?.postcode} />
      )}
      {manual && <VanCheckResult van={manual} postcode={handedOver?.postcode} />}
      <Figures as="section" of="mot-law" className={entry.state === "van" ? "section print:hidden" : "section"}>
        <div className="wrap">
          {answered && !isConnected && <NotConnected />}
          <h2>{manual ? "Check another date or weight" : "Check without a registration"}</h2>
          <div className="by-hand mt-8">
            <VanCheckForm key={parameters.toString()} entry={entry} />
            <div className="plate-guide">
              <div>
                <h2 className="booking-title">Where the plate is</h2>
                <p className="mt-2">{britishLaw.plateWeight}</p>
              </div>
              <PlateGuide />
            </div>
          </div>
        </div>
      </Figures>
    </>
  );
}
