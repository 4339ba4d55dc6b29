import { Link } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import type { ClaimSubject } from "./figures.tsx";

export const HowWeKnow = ({ of }: { of: ClaimSubject }) => (
  <Link to={`${pages.dataAndClaims.canonical}#${of}`}>How we know</Link>
);
