import type { MouseEvent } from "react";
import { useNavigation } from "react-router";
import { marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { pages } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { FindForm } from "../../features/find/find-form.tsx";
import { useLocationInContext } from "../../features/location/location-query.ts";
import { Brand } from "../../ui/brand.tsx";
import { useDocumentFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { useIsOpen } from "../../ui/is-open.ts";
import type { PageLink } from "../../ui/link-items.tsx";
import { Link } from "../../ui/link.tsx";
import { LazyTooltip } from "../../ui/overlays/lazy-overlays.tsx";
import { Part } from "../../ui/part.tsx";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";

/** The links that only the phone's menu has; a wide header does not have room for them. */
const menuLinks: readonly PageLink[] = [
  ["MOT stations", pages.garages.canonical],
  ["Fleet check", pages.fleetCheck.canonical],
  ...servicePages.map(({ label, path }) => [label, path] as const),
];

const VisitorLinks = () => (
  <>
    <Link to={pages.vanCheck.canonical}>Check my van</Link>
    <Link to={pages.myVans.canonical}>My vans</Link>
    {menuLinks.map(([label, path]) => (
      <Link key={path} className="menu-only" to={path}>
        {label}
      </Link>
    ))}
    <Link className="find-link" to={pages.find.canonical}>
      Find
    </Link>
    <FindForm id="find-menu" placeholder="Town or postcode" />
  </>
);

/**
 * Gives Close the focus when the menu opens and covers the button that opened it. The browser reads
 * the attribute at once; the `toggle` event comes later, when the visitor may already type. React
 * writes the attribute only into documents, and would focus what the script shows.
 */
const focusOnOpening = (close: HTMLElement | null): void => close?.setAttribute("autofocus", "");

interface HeaderProps {
  /** True on operators' pages, whose menu has only the two specified links. */
  isForOperators: boolean;
}

/**
 * The main menu: a popover on phones, which opens without script, and a row of links on wider
 * screens. Without script the browser exposes the popover's state. "Van MOT" is a plain link, which
 * loads a document.
 */
function Menu({ isForOperators }: HeaderProps) {
  const { isOpen, props } = useIsOpen<HTMLElement>();
  const isInteractive = useIsInteractive();
  return (
    <>
      <button
        className="menu-button"
        type="button"
        popoverTarget="menu"
        aria-expanded={isInteractive ? isOpen : undefined}
        aria-controls="menu"
      >
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </button>
      <nav {...props} id="menu" className="menu" aria-label="Main" popover="auto">
        <button
          ref={focusOnOpening}
          {...useDocumentFocus()}
          className="menu-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="sr-only">Close</span>
        </button>
        <Link to={pages.home.canonical}>Van Servicing</Link>
        <a href={pages.motLanding.canonical}>Van MOT</a>
        {!isForOperators && <VisitorLinks />}
      </nav>
    </>
  );
}

/** Leads to the form of the page, if it has one. Without script the home page's form is good enough. */
const stayOnPage = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  if (document.getElementById("registration")) currentTarget.href = "#registration";
};

const Badge = () => (
  <LazyTooltip text="Send a request at any hour; the garage sees you in its opening hours.">
    <a className="badge-online" href={`${pages.home.canonical}#registration`} onClick={stayOnPage}>
      {`${marketingClaims.onlineBooking.value} Online Booking`}
    </a>
  </LazyTooltip>
);

export function Header({ isForOperators }: HeaderProps) {
  const location = useLocationInContext();
  const isNavigating = useNavigation().state !== "idle";
  return (
    <header className="header" data-navigating={isNavigating || undefined}>
      <div className="wrap header-row">
        <Brand />
        <Menu isForOperators={isForOperators} />
        <Part name="overlays">
          <Badge />
        </Part>
        {location && (
          <p className="header-place">
            <Icon name="pin" />
            <span>{location.name}</span>
          </p>
        )}
      </div>
    </header>
  );
}
