import { fixedPageMeta } from "@vanfettle/contract/fixed-page-meta";
import { useSearchParams } from "react-router";
import { PlateGuide } from "../features/van-check/plate-guide.tsx";
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
  const form = <VanCheckForm key={parameters.toString()} entry={entry} />;
  return (
    <>
      {/* A result is one visitor's: only the empty form is indexed. */}
      <PageMeta meta={entry.state === "none" ? meta : { ...meta, canonical: null, robots: "noindex,follow" }} />
      <Hero
        title={
          <>
            When is its MOT due, and <em>which class is it?</em>
          </>
        }
        lead="The earliest day that keeps your renewal date, the class your van needs and the most the test may cost. No account and no registration needed."
        form={entry.state === "van" ? undefined : form}
        below={entry.state === "van" ? undefined : <Van />}
      />
      {entry.state === "van" && (
        <>
          <VanCheckResult van={entry.van} />
          <div className="print:hidden">
            <Section title="Check another date or weight">
              <div className="max-w-xl">{form}</div>
            </Section>
          </div>
        </>
      )}
      <div className={entry.state === "van" ? "print:hidden" : undefined}>
        <Section
          title="Where the plate is"
          lead="The gross weight on the plate decides the class, not what the van weighs empty."
        >
          <PlateGuide />
        </Section>
      </div>
    </>
  );
}
