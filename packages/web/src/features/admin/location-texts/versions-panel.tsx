import { isTemplateGenerator } from "@vanfettle/contract/content/template-generator";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { statusOf } from "../../../api/http-error.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount, formatDateTime } from "../format.ts";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import type { useLocationTexts } from "./use-location-texts.ts";
import { PublishButton, RejectForm } from "./version-decisions.tsx";

type Version = ContentVersions["versions"][number];

const versionStates = { draft: "Draft", rejected: "Rejected", live: "Published" } as const;

interface VersionItemProps {
  version: Version;
  isViewed: boolean;
  onView: (version: number) => void;
}

function VersionItem({ version, isViewed, onView }: VersionItemProps) {
  const { version: number, published, state, author, basedOn, faultCount, generatedAt, model, words, tokens } = version;
  return (
    <li>
      <button
        type="button"
        className="version"
        aria-current={isViewed ? "true" : undefined}
        onClick={() => onView(number)}
      >
        <span className="version-top">
          <strong>Version {number}</strong>
          {published ? (
            <span className="pill">Published</span>
          ) : (
            state !== "superseded" && <span className={`pill pill-${state}`}>{versionStates[state]}</span>
          )}
          {isTemplateGenerator(model) && <span className="pill pill-local">Local model</span>}
        </span>
        <span>{formatDateTime(generatedAt)}</span>
        <span>{author === null ? model : `${author}, from version ${basedOn}`}</span>
        {faultCount > 0 && <span>{pluralise(faultCount, "remark")} of the checks</span>}
        <span>
          {formatCount(words.servicing)} + {formatCount(words.mot)} words · {formatCount(tokens)} tokens
        </span>
      </button>
    </li>
  );
}

interface CompareSelectProps {
  versions: readonly number[];
  viewed: number;
  comparedWith: number | null;
  onChange: (comparedWith: number | null) => void;
}

function CompareSelect({ versions, viewed, comparedWith, onChange }: CompareSelectProps) {
  const others = versions.filter((version) => version !== viewed);
  if (others.length === 0) return null;
  return (
    <label className="compare">
      <span className="label">Compare version {viewed} with</span>
      <select
        className="field"
        value={comparedWith ?? ""}
        onChange={({ currentTarget: { value } }) => onChange(value === "" ? null : Number(value))}
      >
        <option value="">nothing</option>
        {others.map((version) => (
          <option key={version} value={version}>
            version {version}
          </option>
        ))}
      </select>
    </label>
  );
}

interface VersionsPanelProps {
  texts: ReturnType<typeof useLocationTexts>;
  onEdit: () => void;
}

/** Lists the versions of a location's texts for operators; the viewed one can be published and compared with another. */
export function VersionsPanel({ texts, onEdit }: VersionsPanelProps) {
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
          <VersionItem key={version.version} version={version} isViewed={version.version === viewed} onView={view} />
        ))}
      </ul>
      {viewed !== null && (
        <>
          <PublishButton
            key={`publish ${viewed}`}
            target={location}
            version={viewed}
            published={publishedVersion}
            detail={detail}
          />
          {detail && (
            <button type="button" className="btn btn-line btn-small edit-button" onClick={onEdit}>
              Edit version {viewed}
            </button>
          )}
          {detail?.state === "draft" && <RejectForm key={`reject ${viewed}`} target={location} version={viewed} />}
          <CompareSelect
            versions={versions.map(({ version }) => version)}
            viewed={viewed}
            comparedWith={comparedWith}
            onChange={compareWith}
          />
        </>
      )}
    </>
  );
}
