import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { useState } from "react";
import { refusalOf } from "../operator-session/error-response.ts";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { KindTabs, tabId, textPanelId } from "./kind-tabs.tsx";
import { TextBody } from "./text-body.tsx";
import type { TextKind } from "./text-kinds.ts";
import { useLocationTexts } from "./use-location-texts.ts";
import { VersionsPanel } from "./versions-panel.tsx";

function PageLink({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Versions({ texts }: { texts: ReturnType<typeof useLocationTexts> }) {
  const { isOperator, versions, viewed, against, view, compareWith } = texts;
  if (!isOperator) {
    return (
      <>
        <p>Shown is what visitors read. Operators see every version here.</p>
        <SignInPrompt refusal={{ status: 401 }} />
      </>
    );
  }
  if (versions.error) return <SignInPrompt refusal={refusalOf(versions.error)} />;
  if (!versions.data) return <p>Loading the versions...</p>;
  return (
    <VersionsPanel answer={versions.data} viewed={viewed} against={against} onView={view} onCompare={compareWith} />
  );
}

/** The three texts of one location, and the versions there are of them. */
export function LocationTexts({ location: { slug, name, county, region } }: { location: ContentLocation }) {
  const [kind, setKind] = useState<TextKind>("servicing");
  const texts = useLocationTexts(slug);
  return (
    <>
      <div className="preview-head">
        <div className="preview-title">
          <h2>{name}</h2>
          <p>
            <span>
              {county}, {region}
            </span>
            <PageLink path={servicingPath(slug)} label="Servicing page" />
            <PageLink path={motPath(slug)} label="MOT page" />
          </p>
        </div>
        <KindTabs kind={kind} onChange={setKind} />
      </div>
      <div className="preview-columns">
        <div className="preview-text" role="tabpanel" id={textPanelId} aria-labelledby={tabId(kind)} tabIndex={0}>
          <TextBody name={name} kind={kind} texts={texts} />
        </div>
        <section className="preview-versions" aria-labelledby="versions">
          <h3 id="versions">Versions</h3>
          <Versions texts={texts} />
        </section>
      </div>
    </>
  );
}
