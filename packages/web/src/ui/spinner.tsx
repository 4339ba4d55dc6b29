import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** How long a page says only what it loads, in milliseconds. */
export const longWaitMs = 5_000;

/** Shows what a page loads. After a long wait it says so, and the visitor can load the page again. */
export function PageSpinner({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="waiting">
      <span className="spinner" />
      <span>{text}</span>
      {isLong && (
        <span>
          This is taking longer than usual.{" "}
          <a className="inline-block py-1 underline" href={pathname + search}>
            Load this page again
          </a>
        </span>
      )}
    </output>
  );
}
