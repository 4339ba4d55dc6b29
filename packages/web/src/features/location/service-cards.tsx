import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { services, type ServiceId } from "@vanfettle/contract/services";
import { Fold } from "../../ui/fold.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { serviceContents, serviceContentsInNorthernIreland } from "./service-contents.ts";
import "./service-cards.css";

const icons: Record<ServiceId, IconName> = {
  mot: "clipboard",
  "full-service": "spanner",
  "major-service": "gauge",
  "mot-service": "shield",
  "brake-service": "disc",
  "oil-change": "drop",
  diagnostics: "pulse",
};

/**
 * The cards of the services. Each card shows "Get Quote" instead of a price and selects its service
 * in the form. On phones what they include appears once the visitor opens the line above them.
 */
export function ServiceCards({ region }: { region: string }) {
  const isInNorthernIreland = isNorthernIreland(region);
  const contents = isInNorthernIreland ? serviceContentsInNorthernIreland : {};
  return (
    <div className="service-list">
      <Fold summary="What each includes">
        <p className="lead">
          Garages differ: ask your garage for its own list. <HowWeKnow of="services" />
        </p>
      </Fold>
      <ul className="service-cards">
        {services.map(({ id, name }) => (
          <li key={id} className="card service-card">
            <h3>{name}</h3>
            <span className="tile">
              <Icon name={icons[id]} />
            </span>
            <p>{`Usually ${contents[id] ?? serviceContents[id]}.`}</p>
            <span className="service-price">Get Quote</span>
            <ScrollButton look="line" service={id}>
              Book Now
            </ScrollButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
