import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { ClassResult } from "@vanfettle/vans/mot-class";
import type { ComponentProps } from "react";
import { DvaLinks } from "../location/dva-links.tsx";
import { ResultClass } from "./result-class.tsx";
import { StationsForVan } from "./stations-for-van.tsx";

interface WhereToTestProps extends Omit<ComponentProps<typeof StationsForVan>, "vanClass"> {
  /** The van's class, if it is known. */
  motClass: ClassResult | null;
  isNorthernIrish: boolean;
}

/** The places that can test a van: stations near a postcode, or the authority for Northern Ireland or heavy vehicles. */
export function WhereToTest({ motClass, isNorthernIrish, ...stations }: WhereToTestProps) {
  if (!isNorthernIrish && motClass?.answer !== "heavy") {
    return <StationsForVan vanClass={motClass?.answer ?? undefined} {...stations} />;
  }
  return (
    <div className="card">
      {motClass && !isNorthernIrish && <ResultClass motClass={motClass} />}
      {motClass && isNorthernIrish && (
        <>
          <h3>DVA tests it</h3>
          <p className="mt-2">{motClass.reason}</p>
          <p className="mt-2">{northernIrishLaw.centres}</p>
          <DvaLinks />
        </>
      )}
      <p className="mt-3">{stations.quote}</p>
    </div>
  );
}
