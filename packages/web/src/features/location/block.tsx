import type { ReactNode } from "react";
import { Fold } from "../../ui/fold.tsx";
import { Part } from "../../ui/part.tsx";

interface BlockProps {
  title: string;
  /** True if phones fold the content below the title. */
  isFolded?: boolean;
  children: ReactNode;
}

export function Block({ title, isFolded = false, children }: BlockProps) {
  const heading = <h2>{title}</h2>;
  const content = (
    <div className="mt-2 md:mt-6">
      <Part name="section">{children}</Part>
    </div>
  );
  return (
    <div>
      {isFolded ? (
        <Fold isHeading summary={heading}>
          {content}
        </Fold>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </div>
  );
}
