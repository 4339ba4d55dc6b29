/** The partner, as the operator's settings name it. Each setting may be empty. */
export interface Partner {
  name: string;
  /** The address of the partner's privacy notice. */
  privacyUrl: string;
}

/** Returns the value of the header that carries the settings to the renderer. It is never empty, which CloudFront refuses. */
export const partnerHeader = ({ name, privacyUrl }: Partner): string => `${name}|${privacyUrl}`;

/** Returns the settings from the header's value, or undefined if neither is set. */
export function readPartner(header = "|"): Partner | undefined {
  const [name = "", privacyUrl = ""] = header.split("|");
  return name || privacyUrl ? { name, privacyUrl } : undefined;
}
