import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { services, type ServiceId } from "@vanfettle/contract/services";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";

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
  mot: "The test is done at a DVA centre. Ask for a check before it, or repairs after it.",
  "mot-service": "A service timed for your DVA test, with the tested items looked at first.",
};

/** The cards of the seven services. Each shows "Get Quote" instead of a price and selects its service in the form. */
export function ServiceCards({ region }: { region: string }) {
  const descriptions = isNorthernIreland(region) ? inNorthernIreland : {};
  return (
    <ul className="cards cards-narrow">
      {services.map(({ id, name, description }) => (
        <li key={id} className="card service-card">
          <span className="tile">
            <Icon name={icons[id]} />
          </span>
          <h3>{name}</h3>
          <p>{descriptions[id] ?? description}</p>
          <div className="service-card-end">
            <span>Get Quote</span>
            <ScrollButton look="navy" service={id}>
              Book Now
            </ScrollButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
