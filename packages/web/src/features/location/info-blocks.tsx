import { Icon, type IconName } from "../../ui/icon.tsx";
import { garagesInWords } from "./garage-figures.tsx";
import type { LocationView } from "../../api/location-view.ts";

interface Block {
  icon: IconName;
  title: string;
  text: string;
}

const coverage = (location: LocationView): Block => ({
  icon: "pin",
  title: "Coverage",
  text:
    location.garageCount > 0
      ? `${garagesInWords(location)} do work on vans, from car-derived models to 3.5 tonnes.`
      : `We look for garages in and around ${location.name} that work on vans up to 3.5 tonnes.`,
});

const scheduling: Block = {
  icon: "calendar",
  title: "Scheduling",
  text: "Send your request at any hour, then pick a day and time that suit your work on our partner's booking site.",
};

const collection: Block = {
  icon: "van",
  title: "Collection",
  text: "Some garages collect your van and bring it back. Look for it when you choose yours; not all of them do.",
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
    <div className="info-blocks">
      <InfoBlock {...coverage(location)} />
      <InfoBlock {...scheduling} />
      <InfoBlock {...collection} />
    </div>
  );
}
