import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { canKeepBooking } from "./kept-bookings.ts";

const cannotKeep =
  "This browser cannot save links: it blocks storage for this site, or its storage is full. We'll show the link once your request is sent. Copy it before you go on.";

/**
 * The box by which visitors save the links of their requests. It tries the storage when it is
 * ticked, because the page may leave for the partner's site before a failure could be read.
 */
export function KeepLink({
  id,
  ref,
  children,
}: {
  id: string;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}) {
  const label = useRef<HTMLLabelElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const tryStorage = (isTicked: boolean) => setBlocked(isTicked && !canKeepBooking());
  useEffect(() => {
    // The visitor may have ticked the box before the script loaded.
    tryStorage(label.current?.querySelector("input")?.checked ?? false);
  }, []);
  return (
    <>
      <label ref={label} className="note keep">
        <input
          ref={ref}
          type="checkbox"
          id={id}
          aria-describedby={`${id}-blocked`}
          onChange={(event) => tryStorage(event.currentTarget.checked)}
        />
        {children}
      </label>
      <p className={isBlocked ? "note notice" : "note"} id={`${id}-blocked`} aria-live="polite">
        {isBlocked && cannotKeep}
      </p>
    </>
  );
}
