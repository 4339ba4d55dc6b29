import { useEffect, useRef, useState, type ReactNode } from "react";
import { pages } from "@vanfettle/contract/paths";
import { entriesToWrite } from "@vanfettle/vans/calendar-file";
import { pluralise } from "@vanfettle/vans/format-number";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isStorageBlocked, notRemoved } from "../../ui/device-storage.ts";
import { useFixedOrder } from "../../ui/first-use.ts";
import { takePress } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { ScriptPlace } from "../../ui/script-place.tsx";
import { useToday } from "../../ui/use-today.ts";
import { RegistrationChoice } from "../calendar/registration-choice.tsx";
import { calendarNotes, nameVans, reminderOf, saveCalendar } from "../calendar/save-calendar.ts";
import { forgetRequests } from "../van-requests/request-memory.ts";
import { RequestsLink, VanRequests } from "../van-requests/van-requests.tsx";
import { distinctNames } from "../vehicle/distinct-names.ts";
import { byUrgency, isUnsafe } from "../vehicle/van-urgency.ts";
import { SavedVanCard } from "./saved-van-card.tsx";
import { toVan, type SavedVan } from "./saved-van.ts";
import { removeAllVans, removeVan, useSavedVans } from "./saved-vans.ts";
import { useRefresh } from "./use-refresh.ts";

const refreshed = "Refresh finished.";

/** The vans saved on this device, or a message if the list is empty or unreadable. */
export function MyVans() {
  const vans = useSavedVans();
  const area = useRef<HTMLDivElement>(null);
  const isEmpty = vans?.length === 0;
  useEffect(() => {
    if (isEmpty) forgetRequests();
  }, [isEmpty]);
  if (vans === undefined) return <NeedsScript />;
  // The button that removed the last van has disappeared.
  const onEmptied = () => takePress().moveFocus(area.current);
  return (
    <div ref={area} tabIndex={-1}>
      <StoredList vans={vans} onEmptied={onEmptied} />
    </div>
  );
}

/** The stored vans; `null` if their list is unreadable. */
function StoredList({ vans, onEmptied }: { vans: readonly SavedVan[] | null } & OnEmptied) {
  if (isStorageBlocked()) {
    return (
      <NoVans title="You cannot save vans in this browser">
        Your browser blocks storage for this site, but you can still check vans.
      </NoVans>
    );
  }
  if (vans === null) return <Unreadable onEmptied={onEmptied} />;
  if (vans.length === 0) {
    return (
      <NoVans title="No vans saved">
        Check a van, then press “Save on this device” below its result.
      </NoVans>
    );
  }
  return <SavedVans vans={vans} onEmptied={onEmptied} />;
}

function NeedsScript() {
  return (
    <>
      <ScriptPlace what="your vans" />
      <noscript>
        <div className="card prose">
          <h2>This page needs JavaScript</h2>
          <p>
            Your vans are saved in your browser and not with us, so only a script on this page can
            show them. Turn on JavaScript, or{" "}
            <Link to={pages.vanCheck.canonical}>check a van without a registration</Link>.
          </p>
        </div>
      </noscript>
    </>
  );
}

function NoVans({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card">
      <h2>{title}</h2>
      <p className="mt-3">{children}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link className="btn btn-primary" to={pages.vanCheck.canonical}>
          Check a van
        </Link>
        <Link className="btn btn-line" to={pages.fleetCheck.canonical}>
          Check a fleet
        </Link>
      </div>
    </div>
  );
}

interface OnEmptied {
  /** Takes the focus, because the pressed button disappears. */
  onEmptied: () => void;
}

/**
 * The message for a list from another version of the site. The list remains until the visitor
 * removes it.
 */
function Unreadable({ onEmptied }: OnEmptied) {
  const [message, setMessage] = useState("");
  function onRemove(): void {
    onEmptied();
    if (!removeAllVans()) setMessage(notRemoved);
  }
  return (
    <div className="card">
      <h2>We cannot read your saved vans</h2>
      <p className="mt-3">
        Another version of this site saved them. They stay on this device until you remove them.
        Reload the page to try again.
      </p>
      <p className="mt-4">
        <Button onClick={onRemove}>Remove saved vans</Button>
      </p>
      <output className="note block">{message}</output>
    </div>
  );
}

function SavedVans({ vans, onEmptied }: { vans: readonly SavedVan[] } & OnEmptied) {
  const today = useToday();
  const { states, refresh } = useRefresh();
  const [message, setMessage] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const [withRegistrations, setWithRegistrations] = useState(false);

  const sorted = vans
    .map((saved) => ({ saved, van: toVan(saved, today) }))
    .toSorted((a, b) => byUrgency(a.van, b.van));
  const { items: shown, props } = useFixedOrder(sorted, ({ saved }) => saved.calendar.id);
  const unsafe = shown.filter(({ van }) => isUnsafe(van)).length;
  const hasDates = shown.some(
    ({ saved, van }) =>
      entriesToWrite({ reminder: reminderOf(van), record: saved.calendar }, today).length > 0,
  );
  const names = distinctNames(shown.map(({ van }) => van));
  const requestable = shown.flatMap(({ saved, van }, index) =>
    van.isVan ? [{ id: saved.calendar.id, name: names[index] ?? van.title, van }] : [],
  );
  const canRefresh = vans.some(({ registration }) => registration !== null);
  const refreshes = [...states.values()];
  const waiting = refreshes.filter(({ isWaiting }) => isWaiting).length;
  const failed = refreshes.filter((each) => !each.isWaiting && each.message !== "").length;
  const failures =
    message === refreshed && failed > 0
      ? ` We could not refresh ${pluralise(failed, "van")}: see below.`
      : "";
  const refreshing = `Refreshing ${pluralise(waiting, "van")}...`;

  function removeOne(saved: SavedVan, name: string): void {
    if (vans.length === 1) onEmptied();
    else takePress().moveFocus(heading.current);
    const isRemoved = removeVan(saved.calendar.id) === "saved";
    setMessage(isRemoved ? `Removed ${name} from this device.` : notRemoved);
  }
  function saveDates(): void {
    const labelled = shown.map(({ saved, van }) => ({
      van,
      label: saved.label,
      number: saved.number,
    }));
    saveCalendar(nameVans(labelled, { withRegistrations }), { fileName: "vans.ics", today });
  }
  function refreshVans(chosen: readonly SavedVan[]): void {
    setMessage(refreshed);
    void refresh(chosen);
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {`${pluralise(vans.length, "van")}, most urgent first`}
      </h2>
      {unsafe > 0 && (
        <p className="urgency mt-3" data-urgency="danger">
          <Icon name="warning" />
          <span>{`Do not drive ${pluralise(unsafe, "van")} until repaired.`}</span>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 no-print">
        <RequestsLink vans={requestable} />
        {hasDates && <Button onClick={saveDates}>Save all dates to a calendar</Button>}
        {canRefresh && (
          <Button isWaiting={waiting > 0} onClick={() => refreshVans(vans)}>
            Refresh all
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          Remove all
        </Button>
      </div>
      {hasDates && (
        <>
          {canRefresh && (
            <RegistrationChoice isChosen={withRegistrations} onChange={setWithRegistrations} />
          )}
          <p className="note mt-3 no-print">
            {calendarNotes.alarm} {calendarNotes.saved}
          </p>
        </>
      )}
      <output className="note mt-3 block">{waiting > 0 ? refreshing : message + failures}</output>
      <ul className="cards mt-4" {...props}>
        {shown.map(({ saved, van }, index) => (
          <SavedVanCard
            key={saved.calendar.id}
            saved={saved}
            van={van}
            name={names[index] ?? van.title}
            today={today}
            refresh={states.get(saved.registration ?? "")}
            onRefresh={() => refreshVans([saved])}
            onRemove={() => removeOne(saved, names[index] ?? van.title)}
          />
        ))}
      </ul>
      <VanRequests vans={requestable} areSaved />
      <ConfirmDialog
        dialog={dialog}
        id="remove-vans"
        title="Remove all vans?"
        decline="Keep them"
        confirm="Remove all"
        onConfirm={() => {
          onEmptied();
          if (!removeAllVans()) setMessage(notRemoved);
        }}
      >
        <p className="mt-3">{`We remove ${pluralise(vans.length, "van")} from this device. You cannot undo this.`}</p>
      </ConfirmDialog>
    </>
  );
}
