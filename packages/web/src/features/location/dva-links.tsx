import { dvaPages } from "@vanfettle/vans/law/official-pages";

const links = [
  { label: "Book a test with DVA", address: dvaPages.booking },
  { label: "DVA's fees", address: dvaPages.fees },
  { label: "DVA's centres and contact details", address: dvaPages.contact },
] as const;

export const DvaLinks = () => (
  <ul className="note mt-3" aria-label="Driver & Vehicle Agency">
    {links.map(({ label, address }) => (
      <li key={address}>
        <a className="inline-block py-1 text-inherit underline" href={address}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
