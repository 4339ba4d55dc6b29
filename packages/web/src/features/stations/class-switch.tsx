import { vanClasses, type VanClass } from "@vanfettle/vans/van-classes";
import { stationSearchPath } from "./station-search.ts";

const choices: { vanClass: VanClass | undefined; label: string }[] = [
  { vanClass: undefined, label: "Any van" },
  ...vanClasses.map((vanClass) => ({ vanClass, label: `Class ${vanClass}` })),
];

/**
 * Links to the same postcode for another class of van. Each loads a document, as the form above them does, whose fields
 * have what the address says.
 */
export function ClassSwitch({ postcode, chosen }: { postcode: string; chosen: VanClass | undefined }) {
  return (
    <nav aria-label="Class of van">
      <ul className="class-switch">
        {choices.map(({ vanClass, label }) => (
          <li key={label}>
            <a
              className="btn btn-line"
              href={stationSearchPath({ postcode, vanClass })}
              aria-current={vanClass === chosen ? "true" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
