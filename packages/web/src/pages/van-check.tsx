import { useRef } from "react";
import { useSearchParams } from "react-router";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { useHandedOverVan } from "../features/booking/van-to-check.ts";
import { PlateGuide } from "../features/vehicle/plate-guide.tsx";
import { RegistrationForm } from "../features/vehicle/registration-form.tsx";
import { NotConnected, RegistrationResult } from "../features/vehicle/registration-result.tsx";
import { useRegistrationCheck } from "../features/vehicle/use-registration-check.ts";
import { parseVanCheck, parseVanCheckValues } from "../features/vehicle/van-check-entry.ts";
import { VanCheckForm } from "../features/vehicle/van-check-form.tsx";
import { VanCheckResult } from "../features/vehicle/van-check-result.tsx";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import type { Press } from "../ui/focus.ts";
import { Hero } from "../ui/hero.tsx";
import { HowWeKnow } from "../ui/how-we-know.tsx";
import { Part } from "../ui/part.tsx";
import { useToday } from "../ui/use-today.ts";
import { Van } from "../ui/van.tsx";
import "../features/vehicle/van-check.css";

export function Component() {
  const [parameters] = useSearchParams();
  const entry = parseVanCheck(parseVanCheckValues(parameters), useToday());
  const { check, start, hasAnswered } = useRegistrationCheck();
  const submitted = useRef<Press>(null);
  const handedOver = useHandedOverVan();
  const answered = check.state === "answered" ? check : null;
  const isConnected = answered?.vehicle.sources.some(({ state }) => state === "answered");
  const manual = entry.state === "van" && !answered ? entry : null;
  return (
    <>
      {/* Only the empty form is indexed, because a result is private to its visitor. */}
      <FixedPageMeta page="vanCheck" isResult={entry.state !== "none"} />
      <Hero
        isCompact={hasAnswered || manual !== null}
        title="When is the MOT due, and"
        highlight="which class is your van?"
        lead="See if your van may be driven, its MOT dates, its class and the most the test may cost. No account needed."
        form={
          manual ? undefined : (
            <RegistrationForm check={check} start={start} registration={handedOver?.registration} />
          )
        }
        below={manual ? undefined : <Van />}
      />
      <Part name="section">
        {answered && isConnected && (
          <RegistrationResult
            vehicle={answered.vehicle}
            note={answered.note}
            postcode={handedOver?.postcode}
            press={answered.press}
          />
        )}
        {manual && (
          <VanCheckResult
            van={manual.van}
            failure={manual.failure}
            postcode={handedOver?.postcode}
            press={submitted}
          />
        )}
      </Part>
      <section className={entry.state === "van" ? "section no-print" : "section"}>
        <div className="wrap">
          {answered && !isConnected && <NotConnected press={answered.press} />}
          <details className="faq card by-hand-fold" open={entry.state !== "none"}>
            <summary>
              <h2>{manual ? "Check another date or weight" : "Check without a registration"}</h2>
              {!manual && <small className="note">Enter its MOT date, weight or seats</small>}
            </summary>
            <div className="by-hand">
              <VanCheckForm
                key={parameters.toString()}
                entry={entry}
                onPress={(press) => {
                  submitted.current = press;
                }}
              />
              <div className="plate-guide">
                <div>
                  <h2 className="booking-title">Where the plate is</h2>
                  <p className="mt-2">{britishLaw.plateWeight}</p>
                </div>
                <PlateGuide />
                <p>
                  <HowWeKnow of="mot-law" />
                </p>
              </div>
            </div>
          </details>
        </div>
      </section>
    </>
  );
}
