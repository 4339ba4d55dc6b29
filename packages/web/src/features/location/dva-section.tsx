import { dvaCentres } from "@vanfettle/vans/law/dva-centres";
import { DvaLinks } from "./dva-links.tsx";

/** The test centres of Northern Ireland, for the hero of a page without MOT key facts. */
export function DvaSection({ name }: { name: string }) {
  return (
    <section className="mt-6" aria-labelledby="tested">
      <h2 className="facts-title" id="tested">{`Where vans from ${name} are tested`}</h2>
      <p className="mt-2">{dvaCentres.where}</p>
      <p className="mt-2">{dvaCentres.centres}</p>
      <DvaLinks />
    </section>
  );
}
