import { useEffect, useRef } from "react";

/** Refers visitors to the manual check below if this site cannot look up registrations. It takes the focus. */
export function NotConnected() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <p ref={note} tabIndex={-1} className="notice mb-8">
      This site is not connected to DVSA and DVLA, so it cannot look up a registration. Enter dates and weight below.
    </p>
  );
}
