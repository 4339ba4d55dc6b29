import { pages } from "@vanfettle/contract/paths";
import type { ClassCounts } from "@vanfettle/contract/station/station-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { class7Limit } from "@vanfettle/vans/law/law-classes";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";
import { Link } from "../../ui/link.tsx";
import { handOverVan } from "../booking/van-to-check.ts";
import { stationSearchPath } from "./station-search.ts";

const choices: { vanClass: VanClass | undefined; label: string }[] = [
  { vanClass: undefined, label: "Any van" },
  ...vanClasses.map((vanClass) => ({ vanClass, label: `Class ${vanClass}` })),
];

/**
 * Links to the same postcode for other classes. Each loads a document, so the form shows the
 * address's values.
 */
export function ClassSwitch({
  postcode,
  chosen,
  counts,
}: {
  postcode: string;
  chosen: VanClass | undefined;
  /** The stations within five miles by class; null without a list. */
  counts: ClassCounts | null;
}) {
  return (
    <nav aria-label="Class of van" className="class-choice">
      <ul className="class-switch">
        {choices.map(({ vanClass, label }) => (
          <li key={label}>
            <a
              className="btn btn-line"
              href={stationSearchPath({ postcode, vanClass })}
              aria-current={vanClass === chosen ? "true" : undefined}
            >
              {label}
              {counts && (
                <small>
                  {withCommas(counts[vanClass ?? "any"])}
                  <span className="sr-only"> within 5 miles</span>
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Over {class7Limit}? Usually not an MOT. Not sure?{" "}
        <Link
          className="underline"
          to={pages.vanCheck.canonical}
          onClick={() => handOverVan({ registration: "", postcode })}
        >
          Check your van
        </Link>
        .
      </p>
    </nav>
  );
}
