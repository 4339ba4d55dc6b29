import { Tabs } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import type { QueueSelection } from "@vanfettle/contract/generation/queue-schemas";
import type { Press } from "../../ui/focus.ts";
import { keyOf, listedSelection, type ListedLocation } from "../content-manager/listed-location.ts";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { AboutLocation } from "../layout/new-tab-link.tsx";
import { DiffView } from "./diff-view.tsx";
import { EditForm } from "./edit-form.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { isEmpty, type TextKind } from "./location-content.ts";
import { TextView } from "./text-view.tsx";
import { useLocationTexts } from "./use-location-texts.ts";
import { VersionsPanel } from "./versions-panel.tsx";

/** From this width on the card is beside the list of locations; below it, it is under the list. */
const twoColumnsPx = 1_024;

type SelectedTextProps = {
  name: string;
  kind: TextKind;
  texts: ReturnType<typeof useLocationTexts>;
};

function SelectedText({ name, kind, texts }: SelectedTextProps) {
  const { content, otherContent, viewed, comparedWith, isError } = texts;
  if (isError) return <p role="alert">The text could not be read.</p>;
  if (!content || (comparedWith !== null && viewed !== null && !otherContent)) {
    return <p>Loading the text...</p>;
  }
  if (isEmpty(content)) {
    return <p>{`No text has been generated for ${name} yet. Visitors read the default one.`}</p>;
  }
  if (!otherContent) return <TextView content={content} kind={kind} />;
  return (
    <DiffView before={otherContent} after={content} kind={kind}>
      <p className="diff-legend">
        <del>{`Only in version ${comparedWith}`}</del> <ins>{`Only in version ${viewed}`}</ins>
      </p>
    </DiffView>
  );
}

function ObjectionsList({ version: { version, objections } }: { version: ContentVersion }) {
  if (objections.length === 0) return null;
  return (
    <section className="version-objections" aria-label={`Checks of version ${version}`}>
      <ul>
        {objections.map(({ code, severity, at, words, message }) => (
          <li key={`${code} ${at} ${words}`}>
            <span className={severity === "error" ? "pill pill-error" : "pill pill-plain"}>
              {severity === "error" ? "Error" : "Warning"}
            </span>{" "}
            <span className="objection-message">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks for a run of a single location, with its estimate. */
type WriteOne = (run: { selection: QueueSelection; label: string }) => void;

interface WriteButtonProps {
  location: ListedLocation;
  /** The location has a version. */
  isAgain: boolean;
  onWrite: WriteOne;
}

function WriteButton({ location, isAgain, onWrite }: WriteButtonProps) {
  const run = { selection: listedSelection([location]), label: `the text of ${location.name}` };
  return (
    <Button onClick={() => onWrite(run)}>
      {isAgain ? "Write the text again" : "Write the text"}
    </Button>
  );
}

function LocationTexts({ location, onWrite }: { location: ListedLocation; onWrite: WriteOne }) {
  const { name, review } = location;
  const [kind, setKind] = useState<TextKind>("servicing");
  const [edited, setEdited] = useState<number | null>(null);
  const texts = useLocationTexts(location);
  const { detail } = texts;
  const onSaved = (version: number) => {
    setEdited(null);
    texts.view(version);
  };
  return (
    <Tabs.Root value={kind} onValueChange={(value) => setKind(value as TextKind)}>
      <div className="preview-head">
        <div className="preview-title">
          <h2>{name}</h2>
          <AboutLocation location={location} />
          {texts.isOperator && (
            <WriteButton location={location} isAgain={texts.viewed !== null} onWrite={onWrite} />
          )}
        </div>
        <KindTabs />
      </div>
      <div className="preview-columns">
        <Tabs.Content className="preview-text" value={kind}>
          {review?.failure && (
            <p className="failure">{`No text was written on ${formatDateTime(review.failure.at)}: ${review.failure.message}`}</p>
          )}
          {detail && <ObjectionsList version={detail} />}
          {detail && detail.version === edited ? (
            <EditForm
              key={detail.version}
              target={location}
              version={detail}
              kind={kind}
              onSaved={onSaved}
              onClose={() => setEdited(null)}
            />
          ) : (
            <SelectedText name={name} kind={kind} texts={texts} />
          )}
        </Tabs.Content>
        <section className="preview-versions" aria-labelledby="versions">
          <h3 id="versions">Versions</h3>
          <VersionsPanel texts={texts} onEdit={() => setEdited(texts.viewed)} />
        </section>
      </div>
    </Tabs.Root>
  );
}

/**
 * Shows the three texts of the chosen location and their versions, and scrolls to them when the
 * location changes.
 */
export function LocationTextsCard({
  location,
  press,
  onWrite,
}: {
  location: ListedLocation | null;
  /** The press that chose the location. */
  press?: Press | undefined;
  onWrite: WriteOne;
}) {
  const card = useRef<HTMLElement>(null);
  const key = location && keyOf(location);
  useEffect(() => {
    press?.show(card.current, window.innerWidth < twoColumnsPx ? "start" : "nearest");
  }, [press]);
  return (
    <section ref={card} className="card preview" aria-label="Texts">
      {location ? (
        <LocationTexts key={key} location={location} onWrite={onWrite} />
      ) : (
        <p className="preview-none">Choose a location in the list to read its texts.</p>
      )}
    </section>
  );
}
