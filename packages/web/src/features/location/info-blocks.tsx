import { Icon, type IconName } from "../../ui/icon.tsx";
import { CountsNote } from "./counts-note.tsx";
import type { LocationView } from "./location-view.ts";

interface Block {
  icon: IconName;
  title: string;
  text: string;
}

const coverage = (location: LocationView): Block => ({
  icon: "pin",
  title: "Coverage",
  text:
    [location.stationSentences.stations, location.stationSentences.class7].filter(Boolean).join(" ") ||
    `Ask for a garage in or around ${location.name}.`,
});

const scheduling: Block = {
  icon: "calendar",
  title: "Scheduling",
  text: "Send your request at any hour. You pick a day and a time on our partner's booking site.",
};

const collection: Block = {
  icon: "van",
  title: "Collection",
  text: "Some garages collect your van and bring it back. Check when you choose one.",
};

function InfoBlock({ icon, title, text }: Block) {
  return (
    <div className="info-block">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

export function InfoBlocks({ location }: { location: LocationView }) {
  return (
    <>
      <div className="info-blocks">
        <InfoBlock {...coverage(location)} />
        <InfoBlock {...scheduling} />
        <InfoBlock {...collection} />
      </div>
      <CountsNote location={location} />
    </>
  );
}
