import type { ContentAudit } from "@vanfettle/contract/content/history-schemas";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatDateTime } from "../format.ts";

type Entry = ContentAudit["entries"][number];

const words: Record<Entry["action"], string> = {
  start: "started a run over",
  cancel: "cancelled",
  publish: "published",
  accept: "accepted",
  reject: "rejected",
  edit: "edited",
  "roll back": "rolled back",
  undo: "undid a run at",
  "retire advice": "retired the advice",
  "restore advice": "restored the advice",
  "export bookings": "exported the bookings of",
};

/** Returns which versions an entry is about: `version 2, before it version 1`. */
function describeVersions({ action, fromVersion, toVersion }: Entry): string {
  if (fromVersion === undefined) return toVersion === undefined ? "" : `version ${toVersion}`;
  if (toVersion === undefined) return `version ${fromVersion}, now the default text`;
  if (action === "edit") return `version ${fromVersion}, now version ${toVersion}`;
  return `from version ${fromVersion} to version ${toVersion}`;
}

/** The action of an operator. */
export function AuditItem({ entry }: { entry: Entry }) {
  const { at, by, action, name, slug, scope, rows, reason } = entry;
  const counted = rows === undefined ? "" : pluralise(rows, "row");
  const about = [name ?? slug ?? scope, describeVersions(entry), counted].filter(Boolean).join(", ");
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <span>
        <strong>{by}</strong> {words[action]} {about}
        {reason !== undefined && ": "}
        {reason !== undefined && <q>{reason}</q>}
      </span>
    </li>
  );
}
