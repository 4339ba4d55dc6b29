import { pages } from "@vanfettle/contract/paths";
import { marketingClaims } from "@vanfettle/contract/marketing-claims";
import { useState, useSyncExternalStore } from "react";
import { useLocationInContext } from "../../features/location/use-location.ts";
import { LazyTooltip } from "../../features/overlays/lazy-overlays.tsx";
import { Brand } from "../../ui/brand.tsx";
import { Fixed } from "../../ui/fixed.tsx";
import { Icon } from "../../ui/icon.tsx";

const never = () => () => {};

/** The menu is a popover on phones, so it opens without script (the browser then says itself whether it is open), and a plain row of links on wider screens. */
function Menu() {
  const [open, setOpen] = useState(false);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <button
        className="menu-button"
        type="button"
        popoverTarget="menu"
        aria-expanded={live ? open : undefined}
        aria-controls="menu"
      >
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </button>
      <nav
        id="menu"
        className="menu"
        aria-label="Main"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <a href={pages.home.canonical}>Van Servicing</a>
        <a href={pages.motLanding.canonical} data-document="">
          Van MOT
        </a>
      </nav>
    </>
  );
}

function Badge() {
  return (
    <LazyTooltip text="Send a request at any hour; the garage sees you in its opening hours.">
      <span className="badge-online">
        <Icon name="calendar" />
        <span>
          {marketingClaims.onlineBooking.value} <span className="badge-words">Online Booking</span>
        </span>
      </span>
    </LazyTooltip>
  );
}

export function Header() {
  const location = useLocationInContext();
  return (
    <header className="header">
      <div className="wrap header-row">
        <Fixed as="div" className="contents" name="header">
          {() => (
            <>
              <Brand />
              <Menu />
              <Badge />
            </>
          )}
        </Fixed>
        {location && (
          <p className="header-place">
            <Icon name="pin" />
            {location.name}
          </p>
        )}
      </div>
    </header>
  );
}
