import { Tabs } from "radix-ui";
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { reasonLength } from "@vanfettle/contract/operator/operator-limits";
import { pluralise } from "@vanfettle/vans/format-number";
import { takePress, type Press } from "../../ui/focus.ts";
import { useEndpoint, versionCall } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { formatDateTime } from "../format.ts";
import { AboutLocation } from "../layout/new-tab-link.tsx";
import { EditForm } from "../location-texts/edit-form.tsx";
import { KindTabs } from "../location-texts/kind-tabs.tsx";
import type { TextKind } from "../location-texts/location-content.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { ReasonForm } from "../reason-form.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import type { Outcome, QueuedDraft } from "./draft-queue.ts";
import { DraftDiff, DraftText } from "./draft-text.tsx";
import {
  actionOf,
  ReviewButton,
  ShortcutsHelp,
  useShortcutsSetting,
  type ReviewAction,
} from "./review-keys.tsx";
import { suggestReason } from "./review-sections.ts";
import type { Review } from "./use-review.ts";

type Mode = "read" | "edit" | "reject" | "accept";

const decided: Partial<Record<ContentVersion["state"], string>> = {
  live: "It is published.",
  rejected: "It has been rejected.",
  superseded: "A later version has replaced it.",
};

/** Returns the reason that the draft is closed; undefined while it waits for a decision. */
function closedBecause(
  detail: ContentVersion | undefined,
  outcome: Outcome | undefined,
): string | undefined {
  if (outcome === "approved" || outcome === "rejected") return `You ${outcome} this draft.`;
  const state = detail && decided[detail.state];
  return outcome || state
    ? `This draft is not waiting for review. ${state ?? ""}`.trim()
    : undefined;
}

/**
 * Returns whether an operator has to give a reason for approving the draft, or cannot approve it.
 */
function approvalOf({
  objections,
  mayBeAccepted,
}: ContentVersion): "free" | "with a reason" | "none" {
  if (!objections.some(({ severity }) => severity === "error")) return "free";
  return mayBeAccepted ? "with a reason" : "none";
}

const cannotBePublished = "This draft cannot be published. Edit it, or reject it.";

/** Returns the page of the first objection, which an operator edits first. */
function kindOfFirst(objections: ContentVersion["objections"]): TextKind {
  const at = objections[0]?.at ?? "";
  if (at.startsWith("faqs")) return "faq";
  return at.startsWith("mot") ? "mot" : "servicing";
}

/** Returns a draft's version and, once it is read, its author and time. */
function describeVersion(version: number, detail: ContentVersion | undefined): string {
  if (!detail) return `Version ${version}`;
  const author = detail.author === null ? detail.model : `edited by ${detail.author}`;
  return `Version ${version}, ${author}, ${formatDateTime(detail.generatedAt)}`;
}

function DraftHead({ draft, detail }: { draft: QueuedDraft; detail: ContentVersion | undefined }) {
  const { version, liveVersion } = draft;
  return (
    <>
      <AboutLocation className="review-about" location={draft} />
      <p className="review-about">
        {detail && detail.objections.length > 0 && (
          <span className="pill pill-soon">{pluralise(detail.objections.length, "objection")}</span>
        )}
        {detail && isTemplateGenerator(detail.model) && (
          <span className="pill pill-soon">Local model</span>
        )}
        <span>{describeVersion(version, detail)}</span>
        <span>
          {liveVersion === null
            ? "Visitors read the default text"
            : `Version ${liveVersion} is published`}
        </span>
      </p>
    </>
  );
}

interface DraftEditorProps {
  draft: QueuedDraft;
  detail: ContentVersion;
  kind: TextKind;
  onKind: (kind: TextKind) => void;
  onSaved: (version: number, press: Press | null) => void;
  onClose: () => void;
  /** The press that opened the form, whose tabs take the focus. */
  press: RefObject<Press | null>;
}

/** The form over the texts of a draft. */
function DraftEditor({ draft, detail, kind, onKind, onSaved, onClose, press }: DraftEditorProps) {
  useLayoutEffect(() => {
    press.current?.moveFocus(document.querySelector('.review-edit [aria-selected="true"]'));
  }, [press]);
  return (
    <Tabs.Root
      className="review-edit"
      value={kind}
      onValueChange={(value) => onKind(value as TextKind)}
    >
      <KindTabs />
      <Tabs.Content value={kind}>
        <EditForm target={draft} version={detail} kind={kind} onSaved={onSaved} onClose={onClose} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface DraftContentProps {
  draft: QueuedDraft;
  detail: ContentVersion | undefined;
  isComparing: boolean;
}

/** The text of a draft, or its differences from the published text. */
function DraftContent({ draft, detail, isComparing }: DraftContentProps) {
  if (!detail) return <p className="review-loading">Loading the draft...</p>;
  if (isComparing) {
    return (
      <div className="review-text">
        <DraftDiff draft={draft} detail={detail} />
      </div>
    );
  }
  return (
    <div className="review-text">
      <div className="review-columns">
        <DraftPreview detail={detail} />
        <div>
          <DraftText detail={detail} />
        </div>
      </div>
    </div>
  );
}

type ButtonProps = Pick<ComponentProps<typeof ReviewButton>, "showsKey" | "onAction">;

interface DecisionButtonsProps {
  button: ButtonProps;
  /** False until the draft is read. */
  isOpen: boolean;
  approval: ReturnType<typeof approvalOf> | undefined;
}

const DecisionButtons = ({ button, isOpen, approval }: DecisionButtonsProps) => (
  <>
    <ReviewButton
      {...button}
      action="approve"
      isPrimary
      disabled={!isOpen || approval === "none"}
    />
    <ReviewButton {...button} action="edit" disabled={!isOpen} />
    <ReviewButton {...button} action="reject" disabled={!isOpen} />
    {approval === "none" && <p>{cannotBePublished}</p>}
  </>
);

interface ReasonStepProps {
  mode: "reject" | "accept";
  review: Review;
  draft: QueuedDraft;
  detail: ContentVersion | undefined;
  onCancel: () => void;
}

/** Asks for the reason of a decision and sends it. */
function ReasonStep({ mode, review, draft, detail, onCancel }: ReasonStepProps) {
  if (mode === "accept") {
    return (
      <ReasonForm
        label="Reason for publishing despite failed checks"
        submit={`Accept ${draft.name}`}
        press={review.press}
        onSubmit={(reason) => review.decide(draft, { outcome: "approved", reason })}
        onCancel={onCancel}
      />
    );
  }
  return (
    <ReasonForm
      label="Why reject it"
      submit={`Reject ${draft.name}`}
      press={review.press}
      suggested={suggestReason(detail?.objections ?? [], reasonLength.max)}
      onSubmit={(reason) => review.decide(draft, { outcome: "rejected", reason })}
      onCancel={onCancel}
    />
  );
}

/** A draft of the review with its actions. Its heading takes the focus from what showed the draft. */
export function DraftReview({ review, draft }: { review: Review; draft: QueuedDraft }) {
  const { queue, isComparing, setComparing, press } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const [mode, setMode] = useState<Mode>("read");
  const [chosenKind, setKind] = useState<TextKind | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areKeysOn, setKeysOn] = useShortcutsSetting();
  const {
    data: detail,
    error,
    refetch,
  } = useEndpoint("getContentVersion", versionCall(draft, draft.version));
  const closed = closedBecause(detail, queue.outcomes.get(keyOf(draft)));
  const isOpen = detail !== undefined && closed === undefined;
  const approval = detail && approvalOf(detail);
  const hasPublished = draft.liveVersion !== null;

  useLayoutEffect(() => {
    press.current?.moveFocus(heading.current);
  }, [press]);

  const read = () => {
    setMode("read");
    takePress().moveFocus(heading.current);
  };
  const act: Record<ReviewAction, () => void> = {
    approve() {
      if (!isOpen) return;
      if (approval === "none") review.announce(cannotBePublished);
      else if (approval === "with a reason") setMode("accept");
      else review.decide(draft, { outcome: "approved" });
    },
    reject: () => isOpen && setMode("reject"),
    edit: () => isOpen && setMode("edit"),
    next: review.next,
    previous: review.previous,
    compare: () => hasPublished && setComparing(!isComparing),
    help: () => setHelpOpen(!isHelpOpen),
  };
  const onAction = (action: ReviewAction) => {
    review.take();
    act[action]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = areKeysOn && mode === "read" ? actionOf(event) : undefined;
    if (action === undefined) return;
    event.preventDefault();
    onAction(action);
  };
  const button = { showsKey: areKeysOn, onAction };
  const editor = detail && mode === "edit" && (
    <DraftEditor
      draft={draft}
      detail={detail}
      kind={chosenKind ?? kindOfFirst(detail.objections)}
      onKind={setKind}
      onSaved={(version, saved) => review.showEdited(draft, version, saved)}
      onClose={read}
      press={press}
    />
  );
  const decision =
    closed === undefined ? (
      <DecisionButtons button={button} isOpen={isOpen} approval={approval} />
    ) : (
      <p>{closed}</p>
    );
  const actions = (
    <div className="review-actions">
      {decision}
      <div className="review-moves">
        <ReviewButton
          {...button}
          action="previous"
          label="Previous"
          disabled={queue.position === 0}
        />
        <ReviewButton {...button} action="next" label="Next" />
      </div>
    </div>
  );
  const reasonStep = (mode === "reject" || mode === "accept") && (
    <ReasonStep mode={mode} review={review} draft={draft} detail={detail} onCancel={read} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work while the focus is inside
    <section
      className="card review"
      aria-labelledby="review-name"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="review-head">
        <div>
          <h2 id="review-name" ref={heading} tabIndex={-1}>
            {draft.name}
          </h2>
          <DraftHead draft={draft} detail={detail} />
        </div>
        {hasPublished && mode !== "edit" && (
          <ReviewButton {...button} action="compare" pressed={isComparing} />
        )}
      </div>
      {editor || (
        <>
          <ShortcutsHelp
            isOpen={isHelpOpen}
            onToggle={setHelpOpen}
            areOn={areKeysOn}
            onSwitch={setKeysOn}
          />
          <div className="review-failure">
            <FailureAlert title="The draft could not be read" error={error} onRetry={refetch} />
          </div>
          {(detail || !error) && (
            <DraftContent draft={draft} detail={detail} isComparing={isComparing && hasPublished} />
          )}
          <div className="review-bar">{reasonStep || actions}</div>
        </>
      )}
    </section>
  );
}
