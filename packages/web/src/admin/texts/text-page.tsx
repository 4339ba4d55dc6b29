import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { reasonLength } from "@vanfettle/contract/operator/operator-limits";
import { takePress, type Press } from "../../ui/focus.ts";
import { keyOf } from "../admin-queries.ts";
import type { Target } from "../admin-queries.ts";
import { AboutLocation } from "../layout/new-tab-link.tsx";
import { FailureAlert, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { ReasonForm } from "../reason-form.tsx";
import { DiffView } from "./diff-view.tsx";
import type { Outcome } from "./draft-queue.ts";
import { beginEdit, closeUnchanged, setEdit } from "./edit-draft.ts";
import { EditForm } from "./edit-form.tsx";
import type { Leave } from "./leaving-asks.tsx";
import { suggestReason } from "./review-sections.ts";
import {
  actionOf,
  ShortcutsHelp,
  TextButton,
  useShortcutsSetting,
  type TextAction,
} from "./text-keys.tsx";
import { linesOfVersion } from "./text-lines.ts";
import { isEmpty, publishedTexts, TextPreview } from "./text-preview.tsx";
import { TextSentences } from "./text-sentences.tsx";
import type { Decision, Decisions } from "./use-decisions.ts";
import { useText, type Comparing, type LocationText } from "./use-text.ts";
import { AboutVersion, Versions } from "./versions.tsx";

interface TextPageProps {
  location: Target & { name: string; county: string | null; region: string };
  /** The draft to decide on; undefined where any version is shown. */
  draft?: number;
  /** The decision on that draft. */
  outcome?: Outcome | undefined;
  decisions: Decisions;
  leave: Leave;
  moves: Partial<Record<"next" | "previous", (() => void) | undefined>>;
  onSaved?: (version: number) => void;
  /** What else there is to say and to do about the location. */
  note?: ReactNode;
  more?: ReactNode;
}

const decided: Partial<Record<ContentVersion["state"], string>> = {
  live: "It is published.",
  rejected: "It has been rejected.",
  unpublished: "It has been taken off its pages.",
  superseded: "A later version has replaced it.",
};

/** Returns the reason that a queue's draft is closed; undefined while it waits for a decision. */
function closedBecause(
  detail: ContentVersion | undefined,
  outcome: Outcome | undefined,
): string | undefined {
  if (outcome && outcome !== "gone") return `You ${outcome} this draft.`;
  const state = detail && decided[detail.state];
  return outcome || state
    ? `This draft is not waiting for review. ${state ?? ""}`.trim()
    : undefined;
}

const cannotBePublished = "This draft cannot be published. Edit it, or reject it.";

/** Returns whether publishing the version needs a reason, or is not possible. */
function approvalOf({
  objections,
  mayBeAccepted,
}: ContentVersion): "free" | "with a reason" | "none" {
  if (!objections.some(({ severity }) => severity === "error")) return "free";
  return mayBeAccepted ? "with a reason" : "none";
}

/** Returns how the version goes live; undefined if it is live. */
function publishing({ version, state }: ContentVersion, published: number | null | undefined) {
  if (state === "draft") return { label: "Approve", outcome: "approved" } as const;
  if (version === published || state === "live") return undefined;
  const isBack = published != null && version < published;
  return {
    label: `${isBack ? "Roll back to" : "Publish"} version ${version}`,
    outcome: "published",
  } as const;
}

/** The text of a version, or its differences from another. */
function TextBody({ text, name }: { text: LocationText; name: string }) {
  const { isOperator, viewed, versions, detail, comparedWith, other, published, error } = text;
  if (detail) {
    if (comparedWith === null) {
      return (
        <div className="text-columns">
          <div>
            <TextSentences detail={detail} />
          </div>
          <TextPreview texts={detail} />
        </div>
      );
    }
    if (other.isError) return <p role="alert">{`Version ${comparedWith} could not be read.`}</p>;
    if (!other.data) return <p className="text-loading">{`Loading version ${comparedWith}...`}</p>;
    const isPublished = comparedWith === versions?.publishedVersion;
    return (
      <DiffView
        before={linesOfVersion(other.data)}
        after={linesOfVersion(detail)}
        onlyBefore={`Only in version ${comparedWith}${isPublished ? ", which is published" : ""}`}
        onlyAfter={`Only in version ${detail.version}${detail.state === "draft" ? ", the draft" : ""}`}
      />
    );
  }
  if (error) return null;
  const none = (
    <p>{`No text has been generated for ${name} yet. Visitors read the default one.`}</p>
  );
  if (isOperator) {
    return versions && viewed === null ? none : <p className="text-loading">Loading the text...</p>;
  }
  if (published.isError) return <p role="alert">The text could not be read.</p>;
  if (!published.data) return <p className="text-loading">Loading the text...</p>;
  const texts = publishedTexts(published.data);
  return isEmpty(texts) ? none : <TextPreview texts={texts} />;
}

/** A decision that waits for its reason. */
type Step = "accept" | "reject" | "unpublish";

const reasonLabels: Readonly<Record<Step, string>> = {
  accept: "Reason for publishing despite failed checks",
  reject: "Why reject it",
  unpublish: "Why take it off its pages",
};
const submits: Readonly<Record<Step, string>> = {
  accept: "Accept",
  reject: "Reject",
  unpublish: "Unpublish",
};

/**
 * The page of a location's text: it is read, compared, edited and decided on here, from the list of
 * locations, the queue of drafts or a run. Its heading takes the focus from what opened it.
 * Comparing lasts over the texts of a queue.
 */
export function TextPage(props: TextPageProps) {
  const comparing = useState(false);
  return <ShownText key={keyOf(props.location)} comparing={comparing} {...props} />;
}

function ShownText(props: TextPageProps & { comparing: Comparing }) {
  const { location, draft, outcome, decisions, leave, moves, note, more, onSaved } = props;
  const { name } = location;
  const { press } = decisions;
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areKeysOn, setKeysOn] = useShortcutsSetting();
  const text = useText(location, draft, props.comparing);
  const { detail, versions, edit, error, viewed } = text;
  const published = versions?.publishedVersion;
  const closed =
    draft !== undefined && viewed === draft ? closedBecause(detail, outcome) : undefined;
  const isOpen =
    text.isOperator &&
    detail !== undefined &&
    closed === undefined &&
    !decisions.isPending(location);
  const goesLive = detail && publishing(detail, published);
  const approval = detail && approvalOf(detail);

  useLayoutEffect(() => {
    (press.current ?? takePress()).moveFocus(heading.current, "start");
  }, [press]);
  const key = keyOf(location);
  // oxlint-disable-next-line react/exhaustive-deps -- the key is the location's identity
  useEffect(() => () => closeUnchanged(location), [key]);

  const focusHeading = (from: Press) => void from.moveFocus(heading.current);
  const read = () => {
    setStep(null);
    focusHeading(takePress());
  };
  const decide = (decision: Decision) => {
    if (viewed === null) return;
    setStep(null);
    decisions.decide({ ...location, version: viewed }, decision);
    // In a queue the next text takes the focus.
    if (draft === undefined) press.current?.moveFocus(heading.current);
  };
  const sendStep: Record<Step, (reason: string) => void> = {
    accept: (reason) => decide({ outcome: goesLive?.outcome ?? "approved", reason }),
    reject: (reason) => decide({ outcome: "rejected", reason }),
    unpublish: (reason) => decide({ outcome: "unpublished", reason }),
  };
  const act: Record<TextAction, () => void> = {
    approve() {
      if (!isOpen || !goesLive) return;
      if (approval === "none") decisions.announce(cannotBePublished);
      else if (approval === "with a reason") setStep("accept");
      else decide({ outcome: goesLive.outcome });
    },
    reject: () => isOpen && detail.state === "draft" && setStep("reject"),
    unpublish: () => isOpen && viewed === published && setStep("unpublish"),
    edit: () => isOpen && versions && setEdit(location, beginEdit(detail, versions)),
    next: () => moves.next?.(),
    previous: () => moves.previous?.(),
    compare: text.toggleCompare,
    help: () => setHelpOpen(!isHelpOpen),
  };
  const onAction = (action: TextAction) => {
    decisions.take();
    act[action]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isReading = areKeysOn && !edit && step === null;
    const action = isReading ? actionOf(event) : undefined;
    if (action === undefined) return;
    event.preventDefault();
    onAction(action);
  };
  const button = { showsKey: areKeysOn, onAction };
  const decisionButtons = text.isOperator && viewed !== null && (
    <>
      {(goesLive || !detail) && (
        <TextButton
          {...button}
          action="approve"
          label={goesLive?.label}
          isPrimary
          disabled={!isOpen || approval === "none"}
        />
      )}
      <TextButton {...button} action="edit" disabled={!isOpen || !versions} />
      {(!detail || detail.state === "draft") && (
        <TextButton {...button} action="reject" disabled={!isOpen} />
      )}
      {detail && viewed === published && (
        <TextButton {...button} action="unpublish" disabled={!isOpen} />
      )}
      {goesLive && approval === "none" && <p>{cannotBePublished}</p>}
    </>
  );
  const bar = step ? (
    <ReasonForm
      label={reasonLabels[step]}
      submit={`${submits[step]} ${name}`}
      press={press}
      suggested={step === "reject" ? suggestReason(detail?.objections ?? [], reasonLength.max) : ""}
      onSubmit={sendStep[step]}
      onCancel={read}
    />
  ) : (
    <div className="text-actions">
      {closed === undefined ? decisionButtons : <p>{closed}</p>}
      <div className="text-moves">
        <TextButton {...button} action="previous" label="Previous" disabled={!moves.previous} />
        <TextButton {...button} action="next" label="Next" disabled={!moves.next} />
      </div>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work while the focus is inside
    <section className="card text" aria-labelledby="text-name" tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="text-head">
        <h2 id="text-name" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <AboutLocation className="text-about" location={location} />
        {note}
        {!edit && more}
        {detail && <AboutVersion detail={detail} published={published} />}
        {!edit && text.isOperator && versions && versions.versions.length > 0 && (
          <Versions versions={versions.versions} text={text} showsKey={areKeysOn} />
        )}
        {!text.isOperator && (
          <div className="text-about">
            <p>Shown is what visitors read. Operators see every version here.</p>
            <SignInPrompt status={401} />
          </div>
        )}
      </div>
      {edit ? (
        <div className="text-content">
          <EditForm
            target={location}
            edit={edit}
            detail={detail}
            versions={versions}
            leave={leave}
            press={press}
            onDone={(version, from, isSaved) => {
              text.view(version);
              if (isSaved) {
                decisions.announce(`Version ${version} of ${name} saved.`);
                press.current = from;
                onSaved?.(version);
              }
              focusHeading(from ?? takePress());
            }}
          />
        </div>
      ) : (
        <>
          <div className="text-content">
            <FailureAlert
              title="The text could not be read"
              error={text.isOperator && error}
              onRetry={text.refetch}
            />
            <TextBody text={text} name={name} />
            <ShortcutsHelp
              isOpen={isHelpOpen}
              onToggle={setHelpOpen}
              areOn={areKeysOn}
              onSwitch={setKeysOn}
            />
          </div>
          <div className="text-bar">{bar}</div>
        </>
      )}
    </section>
  );
}
