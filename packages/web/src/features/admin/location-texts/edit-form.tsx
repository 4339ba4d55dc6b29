import { useQueryClient } from "@tanstack/react-query";
import { metaLimits } from "@vanfettle/contract/content/content-limits";
import type { ContentVersion, EditableText } from "@vanfettle/contract/content/review-schemas";
import { useState, type FormEvent } from "react";
import { refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { textKinds, type TextKind } from "./location-content.ts";

interface FieldProps {
  label: string;
  value: string;
  rows?: number;
  onChange: (value: string) => void;
}

function TextField({ label, value, rows, onChange }: FieldProps) {
  return (
    <label className="edit-field">
      <span className="label">{label}</span>
      {rows === undefined ? (
        <input className="field" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea
          className="field"
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </label>
  );
}

interface PartProps {
  text: EditableText;
  /** Changes a copy of the text. */
  change: (edit: (text: EditableText) => void) => void;
}

const rowsOf = (text: string): number => Math.min(12, Math.max(2, Math.ceil(text.length / 60)));

function SectionFields({ part, text, change }: PartProps & { part: "servicing" | "mot" }) {
  const title = `${part}MetaTitle` as const;
  const description = `${part}MetaDescription` as const;
  return (
    <>
      {text[part].map(({ heading, paragraphs }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no identity beyond their place
        <fieldset key={i}>
          <legend>Section {i + 1}</legend>
          <TextField
            label="Heading"
            value={heading}
            onChange={(value) => change((next) => void (next[part][i]!.heading = value))}
          />
          {paragraphs.map((paragraph, j) => (
            <TextField
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity beyond their place
              key={j}
              label={`Paragraph ${j + 1}`}
              rows={rowsOf(paragraph)}
              value={paragraph}
              onChange={(value) => change((next) => void (next[part][i]!.paragraphs[j] = value))}
            />
          ))}
        </fieldset>
      ))}
      <TextField
        label={`Meta title, at most ${metaLimits.title.max} characters`}
        value={text[title]}
        onChange={(value) => change((next) => void (next[title] = value))}
      />
      <TextField
        label={`Meta description, at most ${metaLimits.description.max} characters`}
        rows={3}
        value={text[description]}
        onChange={(value) => change((next) => void (next[description] = value))}
      />
    </>
  );
}

function FaqFields({ text, change }: PartProps) {
  return text.faqs.map(({ question, answer }, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- questions have no identity beyond their place
    <fieldset key={i}>
      <legend>Question {i + 1}</legend>
      <TextField
        label="Question"
        value={question}
        onChange={(value) => change((next) => void (next.faqs[i]!.question = value))}
      />
      <TextField
        label="Answer"
        rows={rowsOf(answer)}
        value={answer}
        onChange={(value) => change((next) => void (next.faqs[i]!.answer = value))}
      />
    </fieldset>
  ));
}

interface EditFormProps {
  target: Target;
  version: ContentVersion;
  kind: TextKind;
  onSaved: (version: number) => void;
  onClose: () => void;
}

/** Edits the text of the chosen tab; all three are saved as one new version, which the checks read. */
export function EditForm({ target, version, kind, onSaved, onClose }: EditFormProps) {
  const client = useQueryClient();
  const [text, setText] = useState(version.source);
  const change = (edit: (next: EditableText) => void) => {
    const next = structuredClone(text);
    edit(next);
    setText(next);
  };
  const save = useOperatorMutation({
    mutationFn: (api) => api.call("editContentVersion", { ...versionCall(target, version.version), body: { text } }),
    onSuccess: (saved) => {
      // At once: by the end of the refresh the operator may be editing the new version.
      onSaved(saved.version);
      return refreshTexts(client);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="edit" aria-label={`Edit ${textKinds[kind]} of version ${version.version}`} onSubmit={onSubmit}>
      <details>
        <summary>Figures are written as slots</summary>
        <dl>
          {version.slots.map(({ id, says }) => (
            <div key={id}>
              <dt>{`{{${id}}}`}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </details>
      {kind === "faq" ? (
        <FaqFields text={text} change={change} />
      ) : (
        <SectionFields part={kind} text={text} change={change} />
      )}
      {save.error && <FailureAlert title="The edit was not saved" error={save.error} />}
      <div className="edit-actions">
        <button type="submit" className="btn btn-navy btn-small" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save as a new version"}
        </button>
        <button type="button" className="text-button" onClick={onClose}>
          Close without saving
        </button>
      </div>
    </form>
  );
}
