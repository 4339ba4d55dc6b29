import { dayInWords } from "@vanfettle/vans/calendar-day";
import { isFailing } from "@vanfettle/vans/failed-test";
import { pluralise } from "@vanfettle/vans/format-number";
import { services } from "@vanfettle/contract/services";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";

type Defect = NonNullable<VehicleCheck["lastTest"]>["defects"][number];

/** Formats a kind of defect for a sentence: `USER ENTERED` becomes `User entered`. */
const kindInWords = ({ kind, dangerous }: Defect): string => {
  const word = dangerous ? "DANGEROUS" : kind;
  return word.charAt(0) + word.slice(1).toLowerCase();
};

/** The link that selects a defect's service in the booking form below, or advice if no service matches. */
function DefectService({ service }: Pick<Defect, "service">) {
  const found = services.find(({ id }) => id === service);
  if (!found) return <span className="note">Ask the garage about it.</span>;
  return (
    <a className="underline" href="#book" data-service={found.id}>
      Ask for: {found.name}
    </a>
  );
}

function Defects({ title, defects }: { title: string; defects: readonly Defect[] }) {
  if (defects.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">{title}</h3>
      <ul className="prose mt-2">
        {defects.map((defect, position) => (
          // Two defects may have the same text, and their order never changes.
          <li key={position}>
            {defect.text} <strong className="text-ink">{kindInWords(defect)}.</strong>{" "}
            <DefectService service={defect.service} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last test with its defects in DVSA's words. Reasons for failure are listed separately. */
export function RegistrationLastTest({ vehicle }: { vehicle: VehicleCheck }) {
  const { lastTest } = vehicle;
  if (!lastTest) return null;
  const { on, result, miles, defects } = lastTest;
  return (
    <details className="faq">
      <summary>
        Last test: {result} on {dayInWords(on)}
      </summary>
      <div className="px-4 pb-4">
        {miles !== null && <p>At {pluralise(miles, "mile")}.</p>}
        <Defects title="Dangerous and major" defects={defects.filter(isFailing)} />
        <Defects title="Minor and advisory" defects={defects.filter((defect) => !isFailing(defect))} />
        {defects.length === 0 && <p>DVSA lists no defects for this test.</p>}
      </div>
    </details>
  );
}
