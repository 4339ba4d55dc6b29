/** The partner from the operator's settings. Both settings may be empty. */
export interface Partner {
  name: string;
  /** The address of the partner's privacy notice. */
  privacyUrl: string;
}

/** Returns the header with the settings for the renderer. Never empty, because CloudFront rejects empty values. */
export const partnerHeader = ({ name, privacyUrl }: Partner): string => `${name}|${privacyUrl}`;

/** Returns the settings from the header's value, or undefined if neither is set. */
export function parsePartner(header = "|"): Partner | undefined {
  const [name = "", privacyUrl = ""] = header.split("|");
  return name || privacyUrl ? { name, privacyUrl } : undefined;
}
