import { useState, type ChangeEvent, type FormEvent } from "react";
import type { ContentVersion, EditableText } from "@vanfettle/contract/content/review-schemas";
import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import type { Press } from "../../ui/focus.ts";
import { refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { textKinds, type TextKind } from "./location-content.ts";

interface Field {
  label: string;
  value: string;
  /** The number of lines of the field; undefined for a single-line field. */
  rows?: number;
  set: (text: EditableText, value: string) => void;
}

const rowsOf = (text: string): number => Math.min(12, Math.max(2, Math.ceil(text.length / 60)));

/**
 * Returns the fields of one of the texts in groups. A group without a legend is about the whole
 * page.
 */
function fieldsOf(text: EditableText, kind: TextKind): { legend?: string; fields: Field[] }[] {
  if (kind === "faq") {
    return text.faqs.map(({ question, answer }, i) => ({
      legend: `Question ${i + 1}`,
      fields: [
        {
          label: "Question",
          value: question,
          set: ({ faqs }, value) => {
            faqs[i]!.question = value;
          },
        },
        {
          label: "Answer",
          value: answer,
          rows: rowsOf(answer),
          set: ({ faqs }, value) => {
            faqs[i]!.answer = value;
          },
        },
      ],
    }));
  }
  const sections = text[kind].map(({ heading, paragraphs }, i) => ({
    legend: `Section ${i + 1}`,
    fields: [
      {
        label: "Heading",
        value: heading,
        set: (next, value) => {
          next[kind][i]!.heading = value;
        },
      },
      ...paragraphs.map((paragraph, j): Field => ({
        label: `Paragraph ${j + 1}`,
        value: paragraph,
        rows: rowsOf(paragraph),
        set: (next, value) => {
          next[kind][i]!.paragraphs[j] = value;
        },
      })),
    ] satisfies Field[],
  }));
  const [title, description] = [`${kind}MetaTitle`, `${kind}MetaDescription`] as const;
  const ofPage: Field[] = [
    {
      label: `Meta title, at most ${metaLimits.title.max} characters`,
      value: text[title],
      set: (next, value) => {
        next[title] = value;
      },
    },
    {
      label: `Meta description, at most ${metaLimits.description.max} characters`,
      value: text[description],
      rows: 3,
      set: (next, value) => {
        next[description] = value;
      },
    },
  ];
  return [...sections, { fields: ofPage }];
}

function TextField({ field, onChange }: { field: Field; onChange: (value: string) => void }) {
  const { label, value, rows } = field;
  const onInput = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(event.currentTarget.value);
  return (
    <label className="edit-field">
      <span className="label">{label}</span>
      {rows ? (
        <textarea className="field" rows={rows} value={value} onChange={onInput} />
      ) : (
        <input className="field" value={value} onChange={onInput} />
      )}
    </label>
  );
}

interface EditFormProps {
  target: Target;
  version: ContentVersion;
  kind: TextKind;
  /** Called with the new version and the press that saved it. */
  onSaved: (version: number, press: Press | null) => void;
  onClose: () => void;
}

/**
 * Edits the text of the chosen tab; all three are saved as one new version, which the checks read.
 */
export function EditForm({ target, version, kind, onSaved, onClose }: EditFormProps) {
  const [text, setText] = useState(version.source);
  const save = useOperatorMutation({
    call: (api) =>
      api.call("editContentVersion", { ...versionCall(target, version.version), body: { text } }),
    // At once: by the end of the refresh the operator may be editing the new version.
    onSuccess: (saved): void => onSaved(saved.version, save.press.current),
    refresh: refreshTexts,
  });
  const change = ({ set }: Field, value: string) => {
    const next = structuredClone(text);
    set(next, value);
    setText(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form
      className="edit"
      aria-label={`Edit ${textKinds[kind]} of version ${version.version}`}
      onSubmit={onSubmit}
    >
      <details>
        <summary>Figures are written as slots</summary>
        <FigureList
          figures={Object.fromEntries(version.slots.map(({ id, says }) => [`{{${id}}}`, says]))}
        />
      </details>
      {fieldsOf(text, kind).map(({ legend, fields }) => {
        const Group = legend ? "fieldset" : "div";
        return (
          <Group key={`${kind} ${legend}`}>
            {legend && <legend>{legend}</legend>}
            {fields.map((field) => (
              <TextField
                key={field.label}
                field={field}
                onChange={(value) => change(field, value)}
              />
            ))}
          </Group>
        );
      })}
      <FailureAlert title="The edit was not saved" error={save.error} press={save.press} />
      <div className="edit-actions">
        <Button look="navy" type="submit" pending={save.isPending && "Saving..."}>
          Save as a new version
        </Button>
        <Button look="text" onClick={onClose}>
          Close without saving
        </Button>
      </div>
    </form>
  );
}
