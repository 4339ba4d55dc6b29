import type { ReactNode } from "react";
import { Part } from "../../ui/part.tsx";

export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="block-in-column">
    <h2>{title}</h2>
    <div className="mt-2 md:mt-5">
      <Part name="section">{children}</Part>
    </div>
  </div>
);
