import { vanClasses, type VanClass } from "@vanfettle/contract/station-classes";
import { stationSearchPath } from "./station-search.ts";

const choices: { vanClass: VanClass | undefined; label: string }[] = [
  { vanClass: undefined, label: "Any van" },
  ...vanClasses.map((vanClass) => ({ vanClass, label: `Class ${vanClass}` })),
];

/** Links to the same postcode for another class of van, each a document of its own. */
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
