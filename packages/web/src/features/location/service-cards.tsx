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

/**
 * The cards of the services. Each card shows "Get Quote" instead of a price and selects its service
 * in the form.
 */
export function ServiceCards({ region }: { region: string }) {
  const isInNorthernIreland = isNorthernIreland(region);
  const contents = isInNorthernIreland ? serviceContentsInNorthernIreland : {};
  const usually = (id: ServiceId): string => `Usually ${contents[id] ?? serviceContents[id]}.`;
  return (
    <>
      <ul className="service-cards">
        {services.map(({ id, name }) => (
          <li key={id} className="card service-card">
            <h3>{name}</h3>
            <span className="tile">
              <Icon name={icons[id]} />
            </span>
            <p>{usually(id)}</p>
            <span className="service-price">
              <small>Price</small> Get Quote
            </span>
            <ScrollButton look="line" service={id}>
              Book Now
            </ScrollButton>
          </li>
        ))}
      </ul>
      <details className="more-places service-contents">
        <summary>What each includes</summary>
        <dl>
          {services.map(({ id, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{usually(id)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
