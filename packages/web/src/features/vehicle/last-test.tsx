import { services } from "@vanfettle/contract/services";
import type { Defect, VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { isFailing, worstFirst } from "@vanfettle/vans/failed-test";
import { pluralise } from "@vanfettle/vans/format-number";

/** The id of the first element in the details. A link to it opens them. */
export const lastTestId = "last-test";

/**
 * The link that selects a defect's service in the booking form below, or advice if no service
 * matches.
 */
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

const isUnstated = (defect: Defect): boolean => defect.kind === "" && !isFailing(defect);
const isOther = (defect: Defect): boolean => !isFailing(defect) && !isUnstated(defect);

/**
 * The last test with its defects in DVSA's or the visitor's words. Reasons for failure are listed
 * separately.
 */
export function LastTest({
  test,
}: {
  test: Pick<NonNullable<VehicleCheck["lastTest"]>, "testedOn" | "result" | "defects"> & {
    miles?: number | null;
  };
}) {
  const { testedOn, result, miles = null } = test;
  const defects = worstFirst(test.defects);
  return (
    <details className="faq">
      <summary>
        Last test: {result} on {dayInWords(testedOn)}
      </summary>
      <div className="last-test" id={lastTestId}>
        {miles !== null && <p>At {pluralise(miles, "mile")}.</p>}
        <Defects title="Dangerous and major" defects={defects.filter(isFailing)} />
        <Defects title="Kind not stated" defects={defects.filter(isUnstated)} />
        <Defects title="Minor and advisory" defects={defects.filter(isOther)} />
        {defects.length === 0 && <p>DVSA lists no defects for this test.</p>}
      </div>
    </details>
  );
}

/** Formats a kind of defect: `USER ENTERED` becomes `User entered`. */
export function kindInWords({ kind, dangerous }: Pick<Defect, "kind" | "dangerous">): string {
  if (kind === "" && !dangerous) return "Kind not stated";
  const word = dangerous ? "DANGEROUS" : kind;
  return word.charAt(0) + word.slice(1).toLowerCase();
}
