import { useRef, type KeyboardEvent } from "react";
import { textKinds, type TextKind } from "./location-content.ts";

const kinds = Object.keys(textKinds) as TextKind[];
const offsets: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the id of the tab of a text. */
export const tabId = (kind: TextKind): string => `text-tab-${kind}`;
export const textPanelId = "text-panel";

interface KindTabsProps {
  kind: TextKind;
  onChange: (kind: TextKind) => void;
}

/** The tabs of the three texts. The left and right arrow keys move to the next tab and select it. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = offsets[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    const next = kinds.at((kinds.indexOf(kind) + offset) % kinds.length) as TextKind;
    onChange(next);
    tabs.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={tabs} className="tabs" role="tablist" aria-label="Text" tabIndex={-1} onKeyDown={onKeyDown}>
      {kinds.map((each) => (
        <button
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === kind}
          aria-controls={textPanelId}
          tabIndex={each === kind ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {textKinds[each]}
        </button>
      ))}
    </div>
  );
}
