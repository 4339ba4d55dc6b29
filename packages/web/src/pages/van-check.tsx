import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { fixedPageMeta } from "@vanfettle/contract/pages/fixed-page-meta";
import { useSearchParams } from "react-router";
import { PlateGuide } from "../features/van-check/plate-guide.tsx";
import { RegistrationForm } from "../features/van-check/registration-form.tsx";
import { RegistrationResult } from "../features/van-check/registration-result.tsx";
import { useRegistrationCheck } from "../features/van-check/use-registration-check.ts";
import { readVanCheck, readVanCheckValues } from "../features/van-check/van-check-entry.ts";
import { VanCheckForm } from "../features/van-check/van-check-form.tsx";
import { VanCheckResult } from "../features/van-check/van-check-result.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Hero } from "../ui/hero.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import { Section } from "../ui/section.tsx";
import { Van } from "../ui/van.tsx";
import { useToday } from "../ui/use-today.ts";

export function Component() {
  const [parameters] = useSearchParams();
  const { origin } = useDocument();
  const entry = readVanCheck(readVanCheckValues(parameters), useToday());
  const meta = fixedPageMeta("vanCheck", origin);
  const { check, start } = useRegistrationCheck();
  const byHand = entry.state === "van" && check.state !== "answered" ? entry.van : null;
  const form = <VanCheckForm key={parameters.toString()} entry={entry} />;
  return (
    <>
      {/* A result is one visitor's: only the empty form is indexed. */}
      <PageMeta meta={entry.state === "none" ? meta : { ...meta, canonical: null, robots: "noindex,follow" }} />
      <Hero
        of="mot-law"
        title={
          <>
            When is its MOT due, and <em>which class is it?</em>
          </>
        }
        lead="The earliest day that keeps your renewal date, the class your van needs and the most the test may cost. No account needed: with its registration, or by hand without it."
        form={byHand ? undefined : <RegistrationForm check={check} start={start} />}
        below={byHand ? undefined : <Van />}
      />
      {check.state === "answered" && <RegistrationResult vehicle={check.vehicle} note={check.note} />}
      {byHand && <VanCheckResult van={byHand} />}
      <div className={byHand ? "print:hidden" : undefined}>
        <Section title={byHand ? "Check another date or weight" : "By hand, without a registration"} of="mot-law">
          <div className="max-w-xl">{form}</div>
        </Section>
      </div>
      <div className={entry.state === "van" ? "print:hidden" : undefined}>
        <Section of="mot-law" title="Where the plate is" lead={britishLaw.plateWeight}>
          <PlateGuide />
        </Section>
      </div>
    </>
  );
}
