import type { ContentVersions } from "@vanfettle/contract/content-schemas";
import { countText, momentText } from "../format.ts";

type Version = ContentVersions["versions"][number];

/** Texts of the local text service are for trying out; nobody should take them for a model's. */
const isLocal = ({ model }: Version): boolean => /\blocal\b/i.test(model);

interface VersionItemProps {
  version: Version;
  isViewed: boolean;
  onView: (version: number) => void;
}

export function VersionItem({ version, isViewed, onView }: VersionItemProps) {
  const { version: number, published, generatedAt, model, words, tokens } = version;
  return (
    <li>
      <button
        type="button"
        className="version"
        aria-current={isViewed ? "true" : undefined}
        onClick={() => onView(number)}
      >
        <span className="version-top">
          <strong>Version {number}</strong>
          {published && <span className="pill">Published</span>}
          {isLocal(version) && <span className="pill pill-local">Local model</span>}
        </span>
        <span>{momentText(generatedAt)}</span>
        <span>{model}</span>
        <span>
          {countText(words.servicing)} + {countText(words.mot)} words · {countText(tokens)} tokens
        </span>
      </button>
    </li>
  );
}
