import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { services, type ServiceId } from "@vanfettle/contract/services";
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

/** Descriptions for Northern Ireland, where garages do not carry out the test. */
const inNorthernIreland: Partial<Record<ServiceId, string>> = {
  mot: "Checks before your DVA test, or repairs after it.",
  "mot-service": "A service timed for your DVA test.",
};

/**
 * The cards of the services. Each card shows "Get Quote" instead of a price and selects its service
 * in the form.
 */
export function ServiceCards({ region }: { region: string }) {
  const isInNorthernIreland = isNorthernIreland(region);
  const descriptions = isInNorthernIreland ? inNorthernIreland : {};
  const contents = isInNorthernIreland ? serviceContentsInNorthernIreland : {};
  return (
    <ul className="service-cards">
      {services.map(({ id, name, description }) => (
        <li key={id} className="service-card">
          <span className="tile">
            <Icon name={icons[id]} />
          </span>
          <h3>{name}</h3>
          <p>{descriptions[id] ?? description}</p>
          <p className="service-contents">{`Usually includes: ${contents[id] ?? serviceContents[id]}.`}</p>
          <span>Get Quote</span>
          <ScrollButton look="line" service={id}>
            Book Now
          </ScrollButton>
        </li>
      ))}
    </ul>
  );
}
