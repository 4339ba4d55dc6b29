import { useQueryClient } from "@tanstack/react-query";
import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type {
  ContentVersion,
  ContentVersions,
  EditableText,
} from "@vanfettle/contract/content/review-schemas";
import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import type { Press } from "../../ui/focus.ts";
import {
  endpointQuery,
  locationCall,
  refreshTexts,
  useEndpoint,
  versionCall,
  type Target,
} from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { DiffView } from "./diff-view.tsx";
import {
  conflictOf,
  forgetEdit,
  seenOf,
  setEdit,
  storedEdit,
  useAreEditsKept,
  type Conflict,
} from "./edit-draft.ts";
import type { EditDraft } from "./edit-store.ts";
import type { Leave } from "./leaving-asks.tsx";
import { linesOfEdit, textKinds, type TextKind } from "./text-lines.ts";

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
  if (kind === "faqs") {
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
    legend: `${textKinds[kind]}, section ${i + 1}`,
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
      label: `${textKinds[kind]} meta title, at most ${metaLimits.title.max} characters`,
      value: text[title],
      set: (next, value) => {
        next[title] = value;
      },
    },
    {
      label: `${textKinds[kind]} meta description, at most ${metaLimits.description.max} characters`,
      value: text[description],
      rows: 3,
      set: (next, value) => {
        next[description] = value;
      },
    },
  ];
  return [...sections, { fields: ofPage }];
}

/** Keeps Enter from saving: what is typed on would be the keys of the text. */
const keepFromSaving = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

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
        <input className="field" value={value} onChange={onInput} onKeyDown={keepFromSaving} />
      )}
    </label>
  );
}

/** Returns the edit of a version that was saved while the operator typed on. */
const savedEdit = ({ version }: { version: number }, { text }: EditDraft) => ({
  version,
  source: text,
  seen: { newest: version, state: "draft" },
});

/** Returns the kind of the first objection, which an operator edits first. */
function kindOfFirst(objections: ContentVersion["objections"]): TextKind {
  const at = objections[0]?.at ?? "";
  if (at.startsWith("faqs")) return "faqs";
  return at.startsWith("mot") ? "mot" : "servicing";
}

interface ConflictPanelProps {
  heading: RefObject<HTMLHeadingElement | null>;
  target: Target;
  edit: EditDraft;
  conflict: Conflict;
  onTake: (version: number) => void;
  onSaveOver: () => void;
  isSaving: boolean;
}

/** Shows an edit beside what has been saved meanwhile, and lets the operator choose. */
function ConflictPanel({ heading, target, edit, conflict, ...actions }: ConflictPanelProps) {
  const { says, newest } = conflict;
  const theirs = useEndpoint("getContentVersion", {
    ...versionCall(target, newest ?? 0),
    enabled: newest !== undefined,
  });
  return (
    <section className="failure" aria-labelledby="conflict">
      <div role="alert">
        <h3 id="conflict" className="failure-title" ref={heading} tabIndex={-1}>
          {says}
        </h3>
      </div>
      {newest === undefined ? (
        <p>Your words are still in the form below. Copy what you want to keep.</p>
      ) : (
        <>
          <p>Your words are still in the form below. Choose which text goes on:</p>
          <div className="actions">
            <Button look="navy" disabled={actions.isSaving} onClick={actions.onSaveOver}>
              {`Save yours over version ${newest}`}
            </Button>
            <Button onClick={() => actions.onTake(newest)}>{`Take version ${newest}`}</Button>
          </div>
          {theirs.data ? (
            <details open>
              <summary>Compare both texts</summary>
              <DiffView
                before={linesOfEdit(theirs.data.source)}
                after={linesOfEdit(edit.text)}
                onlyBefore={`Only in version ${newest}`}
                onlyAfter="Only in yours"
              />
            </details>
          ) : (
            <p>{theirs.isError ? "Their text could not be read." : "Loading their text..."}</p>
          )}
        </>
      )}
    </section>
  );
}

interface EditFormProps {
  target: Target;
  edit: EditDraft;
  /** The edited version; undefined where it cannot be read any more. */
  detail: ContentVersion | undefined;
  /** The versions as they are now. */
  versions: ContentVersions | undefined;
  leave: Leave;
  /** The press that opened the form, whose first field takes the focus. */
  press: RefObject<Press | null>;
  /** Called with the version to show: the saved one, or the one that is taken instead. */
  onDone: (version: number, press: Press | null, isSaved: boolean) => void;
}

/**
 * Edits the three texts of a version, which are saved as one new version that the checks read. The
 * words stay in the tab until they are saved or discarded. They are not sent over a version that the
 * operator has not seen.
 */
export function EditForm({ target, edit, detail, versions, leave, press, onDone }: EditFormProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const conflictHeading = useRef<HTMLHeadingElement>(null);
  const areKept = useAreEditsKept();
  const conflict = versions && conflictOf(edit, versions);
  const first = kindOfFirst(detail?.objections ?? []);
  useLayoutEffect(() => {
    press.current?.moveFocus(form.current?.querySelector(`[data-kind="${first}"] .field`));
    // oxlint-disable-next-line react/exhaustive-deps -- only where the form opens
  }, []);
  const done = (version: number, isSaved: boolean): void => {
    forgetEdit(target);
    onDone(version, save.press.current, isSaved);
  };
  const save = useOperatorMutation({
    async call(api, sent: EditDraft) {
      const now = await api.call("listContentVersions", locationCall(target));
      client.setQueryData(
        endpointQuery(api, "listContentVersions", locationCall(target)).queryKey,
        now,
      );
      if (conflictOf(sent, now)) return { saved: null };
      const call = versionCall(target, sent.version);
      const body = { text: sent.text };
      return { saved: await api.call("editContentVersion", { ...call, body }) };
    },
    // At once: by the end of the refresh the operator may be editing the new version.
    onSuccess({ saved }, sent): void {
      if (!saved) return;
      const typed = storedEdit(target);
      const isTypedOn = typed !== undefined && typed.text !== sent.text;
      if (isTypedOn) setEdit(target, { ...typed, ...savedEdit(saved, sent) });
      else done(saved.version, true);
    },
    // Nothing has changed where a conflict was met, and the versions have just been read.
    refresh: (refreshed, result) => result?.saved !== null && refreshTexts(refreshed, target.slug),
  });
  const met = conflict && save.data?.saved === null ? save.data : undefined;
  useLayoutEffect(() => {
    if (met) save.press.current?.moveFocus(conflictHeading.current, "start");
  }, [met, save.press]);
  const change = ({ set }: Field, value: string) => {
    const text = structuredClone(edit.text);
    set(text, value);
    setEdit(target, { ...edit, text });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(edit);
  };
  const onSaveOver = () => {
    if (!versions || conflict?.newest === undefined) return;
    const version = conflict.newest;
    save.mutate({ ...edit, version, seen: seenOf(versions, version) });
  };
  return (
    <form
      ref={form}
      className="edit"
      aria-label={`Edit version ${edit.version}`}
      onSubmit={onSubmit}
    >
      {conflict && (
        <ConflictPanel
          heading={conflictHeading}
          target={target}
          edit={edit}
          conflict={conflict}
          isSaving={save.isPending}
          onSaveOver={onSaveOver}
          onTake={(version) => leave(() => done(version, false), { isDiscard: true })}
        />
      )}
      {!areKept && (
        <output>
          Your browser does not let this site keep your changes. Save them before you leave.
        </output>
      )}
      {detail && (
        <details>
          <summary>Figures are written as slots</summary>
          <FigureList
            figures={Object.fromEntries(detail.slots.map(({ id, says }) => [`{{${id}}}`, says]))}
          />
        </details>
      )}
      {(Object.keys(textKinds) as TextKind[]).map((kind) => (
        <section key={kind} data-kind={kind} className="text-part" aria-label={textKinds[kind]}>
          <h3 className="text-kind">{textKinds[kind]}</h3>
          {fieldsOf(edit.text, kind).map(({ legend, fields }) => {
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
        </section>
      ))}
      <div className="text-bar">
        <FailureAlert title="The edit was not saved" error={save.error} press={save.press} />
        <div className="actions">
          <Button look="primary" type="submit" pending={save.isPending && "Saving..."}>
            Save as a new version
          </Button>
          <Button
            look="text"
            onClick={() => leave(() => done(edit.version, false), { isDiscard: true })}
          >
            Close without saving
          </Button>
        </div>
      </div>
    </form>
  );
}
