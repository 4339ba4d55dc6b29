import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";

/** Formats a kind of defect: `USER ENTERED` becomes `User entered`. */
export function kindInWords({ kind, dangerous }: Pick<Defect, "kind" | "dangerous">): string {
  if (kind === "" && !dangerous) return "Kind not stated";
  const word = dangerous ? "DANGEROUS" : kind;
  return word.charAt(0) + word.slice(1).toLowerCase();
}
