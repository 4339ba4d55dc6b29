import type { ComponentProps } from "react";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { ClassResult } from "@vanfettle/vans/mot-class";
import { AskCard } from "../ask-card/ask-card.tsx";
import { DvaLinks } from "../location/dva-links.tsx";
import { ResultClass } from "./result-class.tsx";
import { StationsForVan } from "./stations-for-van.tsx";

interface WhereToTestProps extends Omit<ComponentProps<typeof StationsForVan>, "vanClass"> {
  /** The van's class, if it is known. */
  motClass: ClassResult | null;
  isNorthernIrish: boolean;
}

/**
 * The places that can test a van: stations near a postcode, or others for Northern Ireland, class 5
 * and heavy vehicles.
 */
export function WhereToTest({ motClass, isNorthernIrish, ...stations }: WhereToTestProps) {
  const answer = motClass?.answer ?? undefined;
  if (!isNorthernIrish && answer !== "heavy" && answer !== "5") {
    return <StationsForVan vanClass={answer} {...stations} />;
  }
  return (
    <div className="card">
      {motClass && isNorthernIrish && (
        <>
          <h3>DVA tests it</h3>
          <p className="mt-2">{motClass.reason}</p>
          <p className="mt-2">{northernIrishLaw.centres}</p>
          <DvaLinks />
        </>
      )}
      {!isNorthernIrish && answer === "5" && (
        <>
          <h3>Where to have it tested</h3>
          <p className="mt-2">
            Our search finds stations for class 4 and class 7 only. Call MOT stations near you to
            find one that tests class 5.
          </p>
        </>
      )}
      {motClass && !isNorthernIrish && answer === "heavy" && <ResultClass motClass={motClass} />}
      <AskCard van={stations.asked} heading="h4" />
      {stations.quote && <p className="mt-3">{stations.quote}</p>}
    </div>
  );
}
