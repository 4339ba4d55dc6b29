import { isTemplateGenerator } from "@vanfettle/contract/content/template-generator";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { statusOf } from "../../../api/http-error.ts";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { SignInPrompt } from "../operator-session/failure-alert.tsx";
import type { useLocationTexts } from "./use-location-texts.ts";
import { PublishForm, RejectForm } from "./version-decisions.tsx";

type Version = ContentVersions["versions"][number];

const versionStates = { draft: "Draft", rejected: "Rejected", live: "Published" } as const;

/** The state, author and size of a version. */
function VersionSummary({ version }: { version: Version }) {
  const { version: number, published, state, author, basedOn, faultCount, generatedAt, model, words, tokens } = version;
  const shownState = published ? "live" : state;
  return (
    <>
      <span className="version-top">
        <strong>Version {number}</strong>
        {shownState !== "superseded" && <span className={`pill pill-${shownState}`}>{versionStates[shownState]}</span>}
        {isTemplateGenerator(model) && <span className="pill pill-local">Local model</span>}
      </span>
      <span>{formatDateTime(generatedAt)}</span>
      <span>{author === null ? model : `${author}, from version ${basedOn}`}</span>
      {faultCount > 0 && <span>{pluralise(faultCount, "issue")} found by the checks</span>}
      <span>
        {withCommas(words.servicing)} + {withCommas(words.mot)} words · {withCommas(tokens)} tokens
      </span>
    </>
  );
}

interface CompareSelectProps {
  versions: readonly Version[];
  viewed: number;
  comparedWith: number | null;
  onChange: (comparedWith: number | null) => void;
}

function CompareSelect({ versions, viewed, comparedWith, onChange }: CompareSelectProps) {
  if (versions.length < 2) return null;
  return (
    <label className="compare">
      <span className="label">Compare version {viewed} with</span>
      <select
        className="field"
        value={comparedWith ?? ""}
        onChange={({ currentTarget: { value } }) => onChange(value === "" ? null : Number(value))}
      >
        <option value="">nothing</option>
        {versions.map(
          ({ version }) =>
            version !== viewed && (
              <option key={version} value={version}>
                version {version}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

/** Lists the versions of a location's texts for operators; the viewed one can be published and compared with another. */
export function VersionsPanel({ texts, onEdit }: { texts: ReturnType<typeof useLocationTexts>; onEdit: () => void }) {
  const { isOperator, versions: read, viewed, comparedWith, view, compareWith, detail } = texts;
  if (!isOperator) {
    return (
      <>
        <p>Shown is what visitors read. Operators see every version here.</p>
        <SignInPrompt status={401} />
      </>
    );
  }
  if (read.error) return <SignInPrompt status={statusOf(read.error)} />;
  if (!read.data) return <p>Loading the versions...</p>;
  const location = read.data;
  const { versions, publishedVersion } = location;
  if (versions.length === 0) return <p>No versions yet.</p>;
  return (
    <>
      <ul className="versions">
        {versions.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className="version"
              aria-current={version.version === viewed ? "true" : undefined}
              onClick={() => view(version.version)}
            >
              <VersionSummary version={version} />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <>
          <PublishForm
            key={`publish ${viewed}`}
            target={location}
            version={viewed}
            published={publishedVersion}
            detail={detail}
          />
          {detail && <Button onClick={onEdit}>Edit version {viewed}</Button>}
          {detail?.state === "draft" && <RejectForm key={`reject ${viewed}`} target={location} version={viewed} />}
          <CompareSelect versions={versions} viewed={viewed} comparedWith={comparedWith} onChange={compareWith} />
        </>
      )}
    </>
  );
}
