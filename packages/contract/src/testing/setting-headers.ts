import { pageSettingHeaders, settingSeparator, type PageSettings } from "../page-settings.ts";

/**
 * Returns the renderer's headers for a stage's settings, as CloudFormation makes them from the
 * templates.
 */
export function settingHeaders(settings: PageSettings): Record<string, string> {
  const lines = [...pageSettingHeaders].map(([header, names]) => {
    const line = names.map((name) => `${settings[name] ?? ""}${settingSeparator}`).join("");
    return [header, Buffer.from(line).toString("base64")];
  });
  return Object.fromEntries(lines);
}
