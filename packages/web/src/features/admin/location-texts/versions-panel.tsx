import type { ContentVersions } from "@vanfettle/contract/content-schemas";
import { CompareChoice } from "./compare-choice.tsx";
import { PublishButton } from "./publish-button.tsx";
import { VersionItem } from "./version-item.tsx";

interface VersionsPanelProps {
  answer: ContentVersions;
  viewed: number | null;
  against: number | null;
  onView: (version: number) => void;
  onCompare: (against: number | null) => void;
}

export function VersionsPanel({ answer, viewed, against, onView, onCompare }: VersionsPanelProps) {
  const { slug, versions, publishedVersion } = answer;
  if (versions.length === 0) return <p>No versions yet.</p>;
  return (
    <>
      <ul className="versions">
        {versions.map((version) => (
          <VersionItem key={version.version} version={version} isViewed={version.version === viewed} onView={onView} />
        ))}
      </ul>
      {viewed !== null && (
        <>
          <PublishButton slug={slug} version={viewed} published={publishedVersion} />
          <CompareChoice
            versions={versions.map(({ version }) => version)}
            viewed={viewed}
            against={against}
            onChange={onCompare}
          />
        </>
      )}
    </>
  );
}
