import { useState } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { pluralise } from "@vanfettle/vans/format-number";

interface RegionFailuresProps {
  region: string;
  failed: number;
  /** When the run ended, so that another run's failures are read anew. */
  completedAt: string;
}

/** A list of the texts that failed in a region's latest run, with the reasons. It is read when it is opened. */
export function RegionFailures({ region, failed, completedAt }: RegionFailuresProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useEndpoint("listRegionFailures", {
    params: { region },
    enabled: isOpen,
    asOf: [completedAt],
  });
  return (
    <details className="region-failures" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Which and why <span className="sr-only">in {region}</span> ({pluralise(failed, "text")})
      </summary>
      {isError && <p>The failed texts could not be read.</p>}
      {data && (
        <ul>
          {data.failures.map(({ kind, slug, name, error }) => (
            <li key={`${kind}/${slug}`}>
              <strong>{name}</strong>
              {kind !== "place" && ` (${kind})`}: {error}
            </li>
          ))}
          {data.untried > 0 && <li>{pluralise(data.untried, "text")} not tried yet</li>}
        </ul>
      )}
    </details>
  );
}
