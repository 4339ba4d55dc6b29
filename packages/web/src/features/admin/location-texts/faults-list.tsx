import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";

/** What the checks say of a version, which names the field and quotes its words. */
export function FaultsList({ version: { version, faults } }: { version: ContentVersion }) {
  if (faults.length === 0) return null;
  return (
    <section className="faults" aria-label={`What the checks say of version ${version}`}>
      <ul>
        {faults.map(({ code, level, at, words, message }) => (
          <li key={`${code} ${at} ${words}`}>
            <span className={level === "refused" ? "pill pill-refused" : "pill pill-plain"}>
              {level === "refused" ? "Error" : "Warning"}
            </span>{" "}
            <span className="fault-message">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
