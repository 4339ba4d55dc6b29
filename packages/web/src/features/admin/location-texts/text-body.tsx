import { DiffView } from "./diff-view.tsx";
import { isEmpty } from "./location-content.ts";
import type { TextKind } from "./text-kinds.ts";
import { TextView } from "./text-view.tsx";
import type { useLocationTexts } from "./use-location-texts.ts";

interface TextBodyProps {
  name: string;
  kind: TextKind;
  texts: ReturnType<typeof useLocationTexts>;
}

export function TextBody({ name, kind, texts }: TextBodyProps) {
  const { text, compared, viewed, against, isFailed } = texts;
  if (isFailed) return <p role="alert">The text could not be read.</p>;
  if (!text || (against !== null && viewed !== null && !compared)) return <p>Loading the text...</p>;
  if (isEmpty(text)) return <p>No text has been generated for {name} yet. Visitors read the default one.</p>;
  if (!compared) return <TextView text={text} kind={kind} />;
  const legend = (
    <p className="diff-legend">
      <del>Only in version {against}</del> <ins>Only in version {viewed}</ins>
    </p>
  );
  return <DiffView before={compared} after={text} kind={kind} legend={legend} />;
}
