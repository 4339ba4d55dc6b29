import { FixedPageMeta } from "../../meta/page-meta.tsx";

export default function ProgressMonitor() {
  return (
    <div className="wrap section">
      <FixedPageMeta page="progressMonitor" />
      <h1>Progress monitor</h1>
      <p className="lead mt-4">Operators watch and start the generation of page texts here, region by region.</p>
    </div>
  );
}
