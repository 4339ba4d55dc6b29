import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { Brand } from "../ui/brand.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Button } from "../ui/button.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CheckLinks } from "../ui/check-links.tsx";
import { Claim } from "../ui/claim.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { documentContext } from "../ui/document-context.ts";
import { FailedPart } from "../ui/failed-part.tsx";
import { FaqList } from "../ui/faq-list.tsx";
import { FeatureCard } from "../ui/feature-card.tsx";
import { Field, PlateInput } from "../ui/field.tsx";
import { Fold } from "../ui/fold.tsx";
import { FormBar } from "../ui/form-bar.tsx";
import { Hero } from "../ui/hero.tsx";
import { HowWeKnow } from "../ui/how-we-know.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkItems } from "../ui/link-items.tsx";
import { OperatorDetails } from "../ui/operator-details.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { RadioField } from "../ui/radio-field.tsx";
import { RegistrationNote } from "../ui/registration-guard.tsx";
import { ScrollButton } from "../ui/scroll-button.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { StoredText } from "../ui/stored-text.tsx";
import { TitledForm } from "../ui/titled-form.tsx";
import { Van } from "../ui/van.tsx";

/** A place's name and a word of a text that are longer than any real ones. */
const longName = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
const words = "Agree the work and the price with the garage before it starts.";
const links = [
  ["Maidstone", "/van-mot/maidstone/"],
  [longName, "/van-mot/kent/"],
] as const;
const nothing = () => {};

const field = (id: string, message?: string) => (
  <Field id={id} label={id} message={message} hint="Half is enough, such as ME15">
    {(control) => <input className="field" placeholder="B11AA" {...control} />}
  </Field>
);

const plate = (id: string, message?: string) => (
  <Field id={id} label={id} message={message}>
    {(control) => <PlateInput placeholder="AB12CDE" {...control} />}
  </Field>
);

const checkbox = (
  <label className="keep">
    <input type="checkbox" />
    <span className="note">Keep a link to this request on this device</span>
  </label>
);

/**
 * Every component in the states that its markup decides. Hover, focus and press, large text, forced
 * colours and narrow screens are states of the browser.
 */
const samples: Record<string, ReactNode> = {
  brand: <Brand />,
  "button, primary": <Button look="primary">Check van</Button>,
  "button, navy": <Button look="navy">Check van</Button>,
  "button, line": <Button>Check van</Button>,
  "button, waiting": (
    <Button look="primary" isWaiting>
      Check van
    </Button>
  ),
  "button, long words": <Button large look="navy">{`Van MOT in ${longName}`}</Button>,
  "button that leads to the form": (
    <FormBar>
      <ScrollButton>Book Van Service Now</ScrollButton>
    </FormBar>
  ),
  "copy button": <CopyButton text={() => ""} label="Copy link" copied="Copied" blocked="Copy it" />,
  field: field("Postcode"),
  "field, failed": field("Town", "Postcode is required"),
  plate: plate("Registration"),
  "plate, failed": plate("Plate", "Vehicle registration is required"),
  choices: (
    <RadioField
      name="class"
      legend="Class"
      chosen="4"
      choices={[
        { value: "4", label: "Class 4" },
        { value: "7", label: longName },
      ]}
    />
  ),
  "check box": checkbox,
  form: (
    <TitledForm title="Get your free quote" titleId="sample-form">
      <p className="form-alert">{words}</p>
      <p className="note">{words}</p>
    </TitledForm>
  ),
  card: <div className="card">{words}</div>,
  "card, a link": (
    <a className="card card-link" href="#card">
      {longName}
    </a>
  ),
  "cards that are links": <CheckLinks />,
  "cards with pictures": (
    <ul className="cards">
      {["Certified mechanics", longName].map((title) => (
        <FeatureCard key={title} icon="check" title={title}>
          {words}
        </FeatureCard>
      ))}
    </ul>
  ),
  links: (
    <ul className="link-list">
      <LinkItems links={links} />
    </ul>
  ),
  pills: ["pill", "pill pill-stop", "pill pill-soon", "pill pill-plan"].map((look) => (
    <span key={look} className={look}>
      <Icon name="shield" />
      {words}
    </span>
  )),
  note: <p className="note">{`${words} ${words} ${words} ${longName}`}</p>,
  "note, empty": <p className="note" />,
  notice: <p className="notice">{`${words} ${longName}`}</p>,
  "notice of a failed part": <FailedPart />,
  "notice of a failed part, with a retry": <FailedPart onRetry={nothing} />,
  "notice of a registration": <RegistrationNote id="guard" instead="enter a town." />,
  "how we know": (
    <p className="note">
      <Claim name="vansServiced" /> {words} <HowWeKnow of="promises" />
    </p>
  ),
  questions: <FaqList faqs={[{ question: `What does ${longName} cost?`, answer: words }]} />,
  fold: (
    <Fold summary="Good to know">
      <FaqList faqs={[{ question: "Which class is my van?", answer: words }]} />
    </Fold>
  ),
  "stored text": (
    <StoredText text={`<p>${words}</p><p>${longName}</p>`} more="More about Maidstone" />
  ),
  "operator's details": (
    <p>
      <OperatorDetails />
    </p>
  ),
  spinner: <PageSpinner text="Loading locations..." />,
  section: (
    <Section title={longName} eyebrow="Services" lead={words} evidence="services">
      {words}
    </Section>
  ),
  "call to action": (
    <CallToAction title="Need an MOT?" text={words}>
      <a className="btn btn-navy btn-large" href="#mot">
        {longName}
      </a>
    </CallToAction>
  ),
  "page header": (
    <PageHeader page="fleetCheck" eyebrow="Several vans" title="Fleet check" lead={words} />
  ),
  hero: (
    <Hero
      above={
        <Breadcrumb
          crumbs={[
            { name: "Home", path: "/" },
            { name: "Van Servicing", path: "/van-servicing/" },
            { name: "Yorkshire & Humber", path: "/van-servicing/yorkshire/" },
            { name: longName, path: null },
          ]}
        />
      }
      title="Van servicing in"
      highlight={longName}
      lead={words}
      below={<Van />}
    >
      <p className="note">
        <HowWeKnow of="stations" />
      </p>
    </Hero>
  ),
  ...Object.fromEntries(
    ["success", "destructive"].map((tone) => [
      `toast, ${tone}`,
      <div key={tone} className={`toast toast-${tone}`}>
        <div className="flex-1">
          <div className="toast-title">Booking request submitted</div>
          <div>{longName}</div>
          <a className="toast-action" href="#partner">
            Go on
          </a>
        </div>
        <button type="button" className="toast-close" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>,
    ]),
  ),
};

const dialog = (
  <ConfirmDialog
    dialog={{ current: null }}
    id="sample-dialog"
    title={`Delete ${longName}?`}
    decline="Keep it"
    confirm="Delete it"
    onConfirm={nothing}
  >
    {words}
  </ConfirmDialog>
);

/** Returns the markup of all samples, each in a box with its name in `data-sample`. */
export const renderSamples = (): string =>
  renderToStaticMarkup(
    <documentContext.Provider
      value={{
        origin: "https://www.example",
        today: "2026-11-21",
        settings: samplePageSettings,
        collectMeta: nothing,
      }}
    >
      <MemoryRouter>
        <main>
          {Object.entries(samples).map(([name, sample]) => (
            <div key={name} data-sample={name} className="wrap" style={{ paddingBlock: 8 }}>
              {sample}
            </div>
          ))}
          {dialog}
        </main>
      </MemoryRouter>
    </documentContext.Provider>,
  );
