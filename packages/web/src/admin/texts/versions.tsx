import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { textKeys } from "./text-keys.tsx";
import type { LocationText } from "./use-text.ts";

type Version = ContentVersions["versions"][number];

const stateNames: Readonly<Record<Version["state"], string | undefined>> = {
  live: "Published",
  draft: "Draft",
  rejected: "Rejected",
  unpublished: "Unpublished",
  superseded: undefined,
};

const stateOf = ({ published, state }: Version): Version["state"] => (published ? "live" : state);

/** What was written, by whom and when. */
export function AboutVersion({
  detail,
  published,
}: {
  detail: ContentVersion;
  /** The published version; undefined until it is known. */
  published: number | null | undefined;
}) {
  const { version, author, basedOn, model, generatedAt, words, tokens, objections } = detail;
  const by = author === null ? model : `edited by ${author} from version ${basedOn}`;
  return (
    <p className="text-about">
      {objections.length > 0 && (
        <span className="pill pill-soon">{pluralise(objections.length, "objection")}</span>
      )}
      {isTemplateGenerator(model) && <span className="pill pill-soon">Local model</span>}
      <span>{`Version ${version}, ${by}, ${formatDateTime(generatedAt)}`}</span>
      <span>{`${withCommas(words.servicing)} + ${withCommas(words.mot)} words · ${withCommas(tokens)} tokens`}</span>
      {published !== undefined && published !== version && (
        <span>
          {published === null
            ? "Visitors read the default text"
            : `Version ${published} is published`}
        </span>
      )}
    </p>
  );
}

function CompareChoice({ versions, text, showsKey }: VersionsProps) {
  const { viewed, comparedWith, compareWith } = text;
  return (
    <label className="sort">
      <span>Compare with</span>
      <select
        className="field"
        aria-keyshortcuts={showsKey ? textKeys.compare.keys[0] : undefined}
        value={comparedWith ?? ""}
        onChange={({ currentTarget: { value } }) =>
          compareWith(value === "" ? null : Number(value))
        }
      >
        <option value="">nothing</option>
        {versions.map(
          (each) =>
            each.version !== viewed && (
              <option key={each.version} value={each.version}>
                {`version ${each.version}${each.published ? ", published" : ""}`}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

interface VersionsProps {
  versions: readonly Version[];
  text: LocationText;
  /** True if the key for comparing works. */
  showsKey: boolean;
}

/** The versions of a text, of which one is viewed and may be compared with another. */
export const Versions = ({ versions, text, showsKey }: VersionsProps) => (
  <div className="versions">
    <ul aria-label="Versions">
      {versions.map((each) => {
        const state = stateOf(each);
        return (
          <li key={each.version}>
            <button
              type="button"
              className="version"
              aria-current={each.version === text.viewed ? "true" : undefined}
              onClick={() => text.view(each.version)}
            >
              <span>{`Version ${each.version}`}</span>{" "}
              {stateNames[state] && (
                <span className={`pill pill-${state}`}>{stateNames[state]}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
    {versions.length > 1 && (
      <div className="compare">
        <CompareChoice versions={versions} text={text} showsKey={showsKey} />
        {showsKey && <kbd aria-hidden="true">C</kbd>}
      </div>
    )}
    {text.arrived !== null && (
      <output className="text-about">
        <span>{`Version ${text.arrived} is newer.`}</span>
        <Button look="text" onClick={() => text.arrived !== null && text.view(text.arrived)}>
          {`Show version ${text.arrived}`}
        </Button>
      </output>
    )}
  </div>
);
