interface OlderButtonProps {
  /** Null where the list is read to its end. */
  readOlder: (() => void) | null;
  isReading: boolean;
  isError: boolean;
  /** What is listed, for those who hear the button. */
  of: string;
}

/** The button under a list that reads its next page. */
export function OlderButton({ readOlder, isReading, isError, of }: OlderButtonProps) {
  if (readOlder === null) return null;
  return (
    <>
      {isError && <p role="alert">The older ones could not be read.</p>}
      <button type="button" className="text-button" disabled={isReading} onClick={readOlder}>
        {isReading ? "Loading..." : "Older"} <span className="sr-only">{of}</span>
      </button>
    </>
  );
}
