import type { ReactNode } from "react";
import { LocationQuestions } from "./location-questions.tsx";
import type { LocationView } from "../../api/location-view.ts";
import { Figures } from "../../ui/figures.tsx";

/** The page's text with its FAQs beside it, or below it on phones. */
export function TextAndQuestions({
  title,
  location,
  children,
}: {
  title: string;
  location: LocationView;
  children: ReactNode;
}) {
  return (
    <Figures as="section" of="stations places mot-law dva-law" className="section band">
      <div className="wrap text-and-questions">
        <div>
          <h2>{title}</h2>
          <div className="mt-6">{children}</div>
        </div>
        <div>
          <h2>Questions</h2>
          <div className="mt-6">
            <LocationQuestions location={location} />
          </div>
        </div>
      </div>
    </Figures>
  );
}
