import type { HTMLAttributes } from "react";

/**
 * The subject of a figure or claim. Pages name the subjects of their figures; `/data-and-claims/`
 * lists them.
 */
export type ClaimSubject =
  | "mot-law"
  | "dva-law"
  | "mot-test"
  | "zones"
  | "stations"
  | "places"
  | "prices"
  | "services"
  | "promises"
  | "terms";

type Two = `${ClaimSubject} ${ClaimSubject}`;
/** The subjects of figures and claims on `/data-and-claims/`. */
export type Subjects = ClaimSubject | Two | `${Two} ${ClaimSubject}` | `${Two} ${Two}`;

interface FiguresProps extends HTMLAttributes<HTMLElement> {
  /**
   * The claim subjects that source the content; `undefined` if it contains neither numbers nor
   * claims.
   */
  of: Subjects | undefined;
  as?: "span" | "div" | "dl" | "ol" | "p" | "section" | "ul";
}

/**
 * Wraps figures or claims. A test checks that every number of every kind of page is inside such an
 * element and in the entry of its subjects on `/data-and-claims/`.
 */
export const Figures = ({ of, as: Tag = "span", ...props }: FiguresProps) => (
  <Tag data-of={of} {...props} />
);
