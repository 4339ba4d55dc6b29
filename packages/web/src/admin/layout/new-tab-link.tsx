import { motPath, servicingPath } from "@vanfettle/contract/paths";

/** A link to a page that opens in a new tab. */
const NewTabLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {label}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

interface AboutLocationProps {
  location: { slug: string; county: string | null; region: string };
  className?: string;
}

export const AboutLocation = ({
  location: { slug, county, region },
  className,
}: AboutLocationProps) => (
  <p className={className}>
    <span>{county === null ? region : `${county}, ${region}`}</span>
    <NewTabLink href={servicingPath(slug)} label="Servicing page" />
    <NewTabLink href={motPath(slug)} label="MOT page" />
  </p>
);
