import { toolNames, tools, type Tool } from "@vanfettle/contract/agent/tools";
import { endpoints, routeKey } from "@vanfettle/contract/endpoints";
import { regions } from "@vanfettle/contract/location/regions";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";

/**
 * Returns `/llms.txt`, a description of the site and its tools in the format of
 * https://llmstxt.org.
 */
export function llmsText(origin: string): string {
  return `# ${site.brand}

> ${site.tagline}. Facts for owners of vans in the United Kingdom: MOT classes, dates and test stations, and a page for every place.

Tools do not accept registrations and cannot book. Answers name their sources, editions and limits; pass these on. In Northern Ireland vans are tested only at official test centres.

## Tools

The MCP server is at ${origin}${endpoints.mcp.path} (POST, no session, no key; protocol versions 2026-07-28 and 2025-11-25).

${toolNames.map(toolLine).join("\n")}

## Documents

- [OpenAPI document](${origin}${endpoints.openApi.path}): every public call
- [For developers](${origin}${pages.developers.canonical}): addresses, licences and limits
- [Sitemap](${origin}${endpoints.getSitemapIndex.path}): all pages

## Pages

- [MOT stations near a postcode](${origin}${pages.garages.canonical})
- [MOT date and class of a van](${origin}${pages.vanCheck.canonical})
- [Van MOT](${origin}${pages.motLanding.canonical})
- [Van servicing](${origin}${pages.home.canonical})
${regions.map(({ name, slug }) => `- [${name}](${origin}${servicingPath(slug)})`).join("\n")}
`;
}

function toolLine(name: (typeof toolNames)[number]): string {
  const { description, endpoint }: Tool = tools[name];
  const endpointNote = endpoint ? ` Also: \`${routeKey(endpoint)}\`.` : "";
  return `- ${name}: ${description}${endpointNote}`;
}
