import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { Target } from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { isChanged, useEdit } from "./edit-draft.ts";

/** What the operator does instead of saving. `isDiscard` is true if that drops the changes. */
interface Move {
  go: () => void;
  isDiscard?: boolean;
}

/**
 * Returns the question before an unsaved edit of the location is left, and a function that asks it
 * before a move within the page. The router's moves and closing the tab ask by themselves.
 */
export function useLeaving(location: (Target & { name: string }) | undefined) {
  const edit = useEdit(location);
  const isUnsaved = edit !== undefined && isChanged(edit);
  const blocker = useBlocker(isUnsaved);
  const [move, setMove] = useState<Move | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isConfirmed = useRef(false);
  const isAsked = move !== null || blocker.state === "blocked";
  const isDiscard = move?.isDiscard === true;
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, [isAsked]);
  // A save that ends meanwhile answers the question: there is nothing to lose any more.
  useEffect(() => {
    if (!isAsked || isUnsaved) return;
    isConfirmed.current = !isDiscard;
    dialog.current?.close();
  }, [isAsked, isUnsaved, isDiscard]);
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isUnsaved]);

  const onClose = () => {
    const isLeft = isConfirmed.current;
    isConfirmed.current = false;
    setMove(null);
    if (isLeft) move?.go();
    if (blocker.state !== "blocked") return;
    if (isLeft) blocker.proceed();
    else blocker.reset();
  };
  const leave = (go: () => void, { isDiscard = false } = {}): void => {
    if (isUnsaved) setMove({ go, isDiscard });
    else go();
  };
  const name = location?.name ?? "";
  const asks = (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="leaving-title"
      aria-describedby="leaving-about"
      onClose={onClose}
    >
      <h2 id="leaving-title">{`${isDiscard ? "Discard" : "Leave"} your changes to ${name}?`}</h2>
      <p id="leaving-about">
        {isDiscard
          ? "They are not saved, and you cannot get them back."
          : `They are not saved. This tab keeps them until you close it: open ${name} again to go on.`}
      </p>
      <div className="cards cards-narrow mt-5">
        <Button onClick={() => dialog.current?.close()}>Keep editing</Button>
        <Button
          look="navy"
          onClick={() => {
            isConfirmed.current = true;
            dialog.current?.close();
          }}
        >
          {isDiscard ? "Discard" : "Leave"}
        </Button>
      </div>
    </dialog>
  );
  return { leave, asks };
}

export type Leave = ReturnType<typeof useLeaving>["leave"];
