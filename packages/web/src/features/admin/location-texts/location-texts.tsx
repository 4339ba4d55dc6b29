import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { useEffect, useRef, useState } from "react";
import { DiffView } from "./diff-view.tsx";
import { EditForm } from "./edit-form.tsx";
import { KindTabs, tabId, textPanelId } from "./kind-tabs.tsx";
import { isEmpty, type TextKind } from "./location-content.ts";
import { NewTabLink } from "../layout/new-tab-link.tsx";
import { TextView } from "./text-view.tsx";
import { useLocationTexts } from "./use-location-texts.ts";
import { VersionsPanel } from "./versions-panel.tsx";
import { keyOf, type ListedLocation } from "../content-manager/listed-location.ts";

type Texts = ReturnType<typeof useLocationTexts>;

/** From this width on the card is beside the list of locations; below it, it is under the list. */
const twoColumnsPx = 1_024;

function SelectedText({ name, kind, texts }: { name: string; kind: TextKind; texts: Texts }) {
  const { content, otherContent, viewed, comparedWith, isError } = texts;
  if (isError) return <p role="alert">The text could not be read.</p>;
  if (!content || (comparedWith !== null && viewed !== null && !otherContent)) return <p>Loading the text...</p>;
  if (isEmpty(content)) return <p>No text has been generated for {name} yet. Visitors read the default one.</p>;
  if (!otherContent) return <TextView content={content} kind={kind} />;
  const legend = (
    <p className="diff-legend">
      <del>Only in version {comparedWith}</del> <ins>Only in version {viewed}</ins>
    </p>
  );
  return <DiffView before={otherContent} after={content} kind={kind} legend={legend} />;
}

/** The faults of a version, with the field and its words. */
function FaultsList({ version: { version, faults } }: { version: ContentVersion }) {
  if (faults.length === 0) return null;
  return (
    <section className="faults" aria-label={`What the checks say of version ${version}`}>
      <ul>
        {faults.map(({ code, level, at, words, message }) => (
          <li key={`${code} ${at} ${words}`}>
            <span className={level === "refused" ? "pill pill-refused" : "pill pill-plain"}>
              {level === "refused" ? "Error" : "Warning"}
            </span>{" "}
            <span className="fault-message">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LocationTexts({ location }: { location: ListedLocation }) {
  const { slug, name, county, region, review } = location;
  const [kind, setKind] = useState<TextKind>("servicing");
  const [edited, setEdited] = useState<number | null>(null);
  const texts = useLocationTexts(location);
  const { detail } = texts;
  const isEditing = detail !== undefined && detail.version === edited;
  return (
    <>
      <div className="preview-head">
        <div className="preview-title">
          <h2>{name}</h2>
          <p>
            <span>{county === null ? region : `${county}, ${region}`}</span>
            <NewTabLink href={servicingPath(slug)} label="Servicing page" />
            <NewTabLink href={motPath(slug)} label="MOT page" />
          </p>
        </div>
        <KindTabs kind={kind} onChange={setKind} />
      </div>
      <div className="preview-columns">
        <div className="preview-text" role="tabpanel" id={textPanelId} aria-labelledby={tabId(kind)} tabIndex={0}>
          {review?.failure && <p className="failure">The last run wrote no text here: {review.failure}</p>}
          {detail && <FaultsList version={detail} />}
          {isEditing ? (
            <EditForm
              key={detail.version}
              target={location}
              version={detail}
              kind={kind}
              onSaved={(version) => {
                setEdited(null);
                texts.view(version);
              }}
              onClose={() => setEdited(null)}
            />
          ) : (
            <SelectedText name={name} kind={kind} texts={texts} />
          )}
        </div>
        <section className="preview-versions" aria-labelledby="versions">
          <h3 id="versions">Versions</h3>
          <VersionsPanel texts={texts} onEdit={() => setEdited(texts.viewed)} />
        </section>
      </div>
    </>
  );
}

/** Shows the three texts of the chosen location and their versions, and scrolls to them when the location changes. */
export function LocationTextsCard({ location }: { location: ListedLocation | null }) {
  const card = useRef<HTMLElement>(null);
  const key = location && keyOf(location);
  useEffect(() => {
    if (key) card.current?.scrollIntoView({ block: window.innerWidth < twoColumnsPx ? "start" : "nearest" });
  }, [key]);
  return (
    <section ref={card} className="card preview" aria-label="Texts">
      {location ? (
        <LocationTexts key={keyOf(location)} location={location} />
      ) : (
        <p className="preview-none">Choose a location in the list to read its texts.</p>
      )}
    </section>
  );
}
