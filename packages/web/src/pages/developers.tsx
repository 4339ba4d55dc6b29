import { toolNames, tools } from "@vanfettle/contract/agent/tools";
import { endpoints } from "@vanfettle/contract/endpoints";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { useDocument } from "../ui/document-context.ts";
import { HowWeKnow } from "../ui/how-we-know.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import "./developers.css";

/** Returns the settings file for clients of the Model Context Protocol. */
const clientSettings = (url: string): string =>
  JSON.stringify({ mcpServers: { vanfettle: { type: "http", url } } }, undefined, 2);

/** Returns a sample call as a shell command, which works without a client. */
function exampleCall(url: string): string {
  const params = { name: "mot_class_for", arguments: { gross_kg: 3500, kind: "goods" } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  return `curl ${url} \\
  -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(message)}'`;
}

/** Shows a text to copy. One click selects it completely; with script a button also copies it. */
const CopyableText = ({ text, what }: { text: string; what: string }) => (
  <div>
    <pre className="card copyable text-sm">
      <code>{text}</code>
    </pre>
    <p className="note mt-2">
      <CopyButton
        text={() => text}
        label={`Copy ${what}`}
        copied="Copied."
        blocked="Select the text and copy it."
      />
    </p>
  </div>
);

const DataLicences = () => (
  <>
    <p>
      An answer names its sources with their editions. Whoever shows an answer to others says the
      same:
    </p>
    <ul>
      <li>
        MOT stations and figures of places: DVSA's list of active MOT test stations, under the{" "}
        <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
          Open Government Licence
        </a>
        . Contains public sector information.
      </li>
      <li>
        Where postcodes are: Code-Point Open, under the same licence. Contains OS data © Crown
        copyright and database right, Royal Mail data © Royal Mail copyright and database right,
        National Statistics data © Crown copyright and database right.
      </li>
      <li>
        Places: <a href="https://www.geonames.org/">GeoNames</a>, under{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY</a>; modified.
      </li>
      <li>What the law says: the official page that the answer names.</li>
    </ul>
  </>
);

export function Component() {
  const { origin } = useDocument();
  const mcpUrl = origin + endpoints.mcp.path;
  const { openApi, llmsText } = endpoints;
  return (
    <>
      <PageHeader
        page="developers"
        eyebrow="For developers"
        title="Facts on vans, for programs and assistants"
        lead="MOT stations near a postcode, the class of a van, the dates of its test, services and places. Without a key, an account or a registration."
      />
      <div className="wrap section">
        <div className="prose">
          <h2>Addresses</h2>
          <ul>
            <li>
              <a href={openApi.path}>{origin + openApi.path}</a>: every public call, as an OpenAPI
              document
            </li>
            <li>
              <a href={llmsText.path}>{origin + llmsText.path}</a>: the same in short, for language
              models
            </li>
            <li>{mcpUrl}: the server of the Model Context Protocol (MCP), by POST alone</li>
          </ul>
          <h2>Connect an assistant</h2>
          <p>
            Enter the address of the MCP server in your assistant, or put this into the file in
            which it keeps its servers. It speaks the newest version of the protocol and the one
            before it; neither needs a session.
          </p>
          <CopyableText what="settings" text={clientSettings(mcpUrl)} />
          <h2>Tools</h2>
          <p>All of them only read. None takes a registration, and none books anything.</p>
          <dl>
            {toolNames.map((name) => (
              <div key={name} className="mt-4">
                <dt>
                  <code className="font-bold text-ink">{name}</code>
                </dt>
                <dd>{tools[name].description}</dd>
              </div>
            ))}
          </dl>
          <h2>Try one from a shell</h2>
          <CopyableText what="command" text={exampleCall(mcpUrl)} />
          <h2>Limits</h2>
          <ul>
            <li>
              Distances are in a straight line. A station may have changed since the edition that an
              answer names.
            </li>
            <li>
              The rules are those of Great Britain. For Northern Ireland answers name the official
              test centres, and compute no dates of early tests.
            </li>
            <li>Every answer lists its limits. Pass them on to your readers.</li>
            <li>
              If you send too much, you get status 429 for some minutes. Keep what you have read:
              each response says for how long.
            </li>
            <li>
              Pages of other sites cannot call the tools with a visitor's browser. Call them from
              your server.
            </li>
            <li>Neither postcodes nor other arguments of a call are logged.</li>
          </ul>
          <HowWeKnow of="mot-law" />
          <h2>Licences</h2>
          <DataLicences />
          <h2>Questions</h2>
          <p>
            Write to <ContactLink />.
          </p>
        </div>
      </div>
    </>
  );
}
