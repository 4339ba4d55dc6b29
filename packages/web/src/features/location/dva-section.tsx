import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { Section } from "../../ui/section.tsx";
import { DvaLinks } from "./dva-links.tsx";

/** The test centres of Northern Ireland, for a page without the key facts on its MOT. */
export function DvaSection({ name }: { name: string }) {
  return (
    <Section title={`Where vans from ${name} are tested`} of="dva-law">
      <p>{northernIrishLaw.where}</p>
      <p className="mt-2">{northernIrishLaw.centres}</p>
      <DvaLinks />
    </Section>
  );
}
