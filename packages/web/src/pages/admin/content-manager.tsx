import { FixedPageMeta } from "../../meta/page-meta.tsx";

export default function ContentManager() {
  return (
    <div className="wrap section">
      <FixedPageMeta page="contentManager" />
      <h1>Content manager</h1>
      <p className="lead mt-4">Operators generate and review the text of each location's pages here.</p>
    </div>
  );
}
