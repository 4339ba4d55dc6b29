import { useState, type FormEvent } from "react";
import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { statusOf } from "../../api/http-error.ts";
import { refreshTexts, versionCall } from "../admin-queries.ts";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { FailureAlert, SignInPrompt } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { ReasonField } from "../reason-form.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import type { useLocationTexts } from "./use-location-texts.ts";

interface DecisionFormProps {
  className: "publish" | "decision";
  /** The label of the field for the reason; undefined if a reason is not needed. */
  reasonLabel?: string | undefined;
  submit: string;
  failure: string;
  decide: (api: OperatorApi, reason: string) => Promise<unknown>;
}

/** A decision on a version, with a reason where one is needed. The audit shows it. */
function DecisionForm({ className, reasonLabel, submit, failure, decide }: DecisionFormProps) {
  const [reason, setReason] = useState("");
  const { mutate, isPending, error, press } = useOperatorMutation({
    call: (api) => decide(api, reason),
    refresh: refreshTexts,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={className} onSubmit={onSubmit}>
      {reasonLabel && <ReasonField label={reasonLabel} value={reason} onChange={setReason} />}
      <Button look={className === "publish" ? "navy" : "line"} type="submit" disabled={isPending}>
        {submit}
      </Button>
      <FailureAlert title={failure} error={error} press={press} />
    </form>
  );
}

type PublishFormProps = {
  location: ContentVersions;
  version: number;
  detail: ContentVersion | undefined;
};

/** Approves the viewed version, rolls back to it, or accepts it with a reason despite errors. */
function PublishForm({ location, version, detail }: PublishFormProps) {
  const { publishedVersion: published } = location;
  const [wasPublished, setWasPublished] = useState(false);
  if (version === published) {
    return (
      <div className="publish">
        <output>{wasPublished && `Version ${version} is what visitors read now.`}</output>
      </div>
    );
  }
  const hasErrors = detail?.objections.some(({ severity }) => severity === "error") ?? false;
  if (hasErrors && !detail?.mayBeAccepted) {
    return <p className="publish">This version cannot be published. Edit it, or reject it.</p>;
  }
  let verb = published !== null && version < published ? "Roll back to" : "Publish";
  if (detail?.state === "draft") verb = "Approve";
  if (hasErrors) verb = "Accept";
  return (
    <DecisionForm
      className="publish"
      reasonLabel={hasErrors ? "Reason for publishing despite failed checks" : undefined}
      submit={`${verb} version ${version}`}
      failure="The version was not published"
      decide={async (api, reason) => {
        await api.call("publishContentVersion", {
          ...versionCall(location, version),
          body: hasErrors ? { reason } : {},
        });
        setWasPublished(true);
      }}
    />
  );
}

type Version = ContentVersions["versions"][number];

const versionStates = { draft: "Draft", rejected: "Rejected", live: "Published" } as const;

function VersionSummary({ version }: { version: Version }) {
  const {
    version: number,
    published,
    state,
    author,
    basedOn,
    objectionCount,
    generatedAt,
    model,
    words,
    tokens,
  } = version;
  const shownState = published ? "live" : state;
  return (
    <>
      <span className="version-top">
        <strong>{`Version ${number}`}</strong>
        {shownState !== "superseded" && (
          <span className={`pill pill-${shownState}`}>{versionStates[shownState]}</span>
        )}
        {isTemplateGenerator(model) && <span className="pill pill-local">Local model</span>}
      </span>
      <span>{formatDateTime(generatedAt)}</span>
      <span>{author === null ? model : `${author}, from version ${basedOn}`}</span>
      {objectionCount > 0 && <span>{pluralise(objectionCount, "objection")}</span>}
      <span>{`${withCommas(words.servicing)} + ${withCommas(words.mot)} words · ${withCommas(tokens)} tokens`}</span>
    </>
  );
}

/**
 * Lists the versions of a location's texts for operators; the viewed one can be published and
 * compared with another.
 */
export function VersionsPanel({
  texts,
  onEdit,
}: {
  texts: ReturnType<typeof useLocationTexts>;
  onEdit: () => void;
}) {
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
  const { versions } = location;
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
            location={location}
            version={viewed}
            detail={detail}
          />
          {detail && <Button onClick={onEdit}>{`Edit version ${viewed}`}</Button>}
          {detail?.state === "draft" && (
            <DecisionForm
              key={`reject ${viewed}`}
              className="decision"
              reasonLabel="Why reject it"
              submit={`Reject version ${viewed}`}
              failure="The version was not rejected"
              decide={(api, reason) =>
                api.call("rejectContentVersion", {
                  ...versionCall(location, viewed),
                  body: { reason },
                })
              }
            />
          )}
          {versions.length > 1 && (
            <label className="compare">
              <span className="label">{`Compare version ${viewed} with`}</span>
              <select
                className="field"
                value={comparedWith ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  compareWith(value === "" ? null : Number(value))
                }
              >
                <option value="">nothing</option>
                {versions.map(
                  ({ version }) =>
                    version !== viewed && (
                      <option key={version} value={version}>
                        {`version ${version}`}
                      </option>
                    ),
                )}
              </select>
            </label>
          )}
        </>
      )}
    </>
  );
}
