import type { ClaimSubject } from "@vanfettle/contract/claims/claim";
import type { HTMLAttributes } from "react";

type Two = `${ClaimSubject} ${ClaimSubject}`;
/** The subjects of figures and claims, as `/data-and-claims/` has them. */
export type Subjects = ClaimSubject | Two | `${Two} ${ClaimSubject}` | `${Two} ${Two}`;

interface FiguresProps extends HTMLAttributes<HTMLElement> {
  /** Which subjects answer for the numbers and claims inside; without any there are none. */
  of: Subjects | undefined;
  as?: "span" | "div" | "dl" | "ol" | "p" | "section" | "ul";
}

/**
 * An element that states figures or claims. A test finds every number of every kind of page inside of one, and among those
 * that its subjects state on `/data-and-claims/`.
 */
export function Figures({ of, as: Tag = "span", ...props }: FiguresProps) {
  return <Tag data-of={of} {...props} />;
}
