import type { LocationPageName } from "@vanfettle/contract/paths";
import type { ReactNode } from "react";
import type { LocationView } from "./location-view.ts";
import { CheckLinks } from "../../ui/check-links.tsx";
import { isArea } from "./area-links.tsx";
import { Block } from "./block.tsx";
import { Class7Places } from "./class7-places.tsx";
import { LocationQuestions } from "./location-questions.tsx";
import { NearbyPlaces } from "./nearby-places.tsx";

interface Props {
  page: LocationPageName;
  location: LocationView;
  title: string;
  /** The page's text. */
  children: ReactNode;
}

/** The page's text with links to other places and checks. The questions are in a second column, or below on phones. */
export function TextAndQuestions({ page, location, title, children }: Props) {
  const isMot = page === "motLocation";
  // The checks go into the shorter column: an MOT page has many questions.
  const checks = !isArea(location) && (
    <Block title="Check before you book" of="terms">
      <CheckLinks />
    </Block>
  );
  return (
    <section className="section band">
      <div className="wrap text-and-questions">
        <div>
          <Block title={title} of="stations places mot-law dva-law">
            {children}
          </Block>
          <NearbyPlaces page={page} location={location} />
          {isMot && <Class7Places page={page} location={location} />}
          {isMot && checks}
        </div>
        <div>
          <Block title="Questions" of="stations places mot-law dva-law">
            <LocationQuestions location={location} />
          </Block>
          {!isMot && checks}
        </div>
      </div>
    </section>
  );
}
