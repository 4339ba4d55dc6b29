import { findLocation, type LocationTarget } from "../../location/location.ts";
import { markRejected } from "./mark-version.ts";
import { getVersion } from "./version-repository.ts";
import { recordAudit, type AuditDeps } from "../../audit/audit.ts";

/**
 * Rejects a version that waits for an operator, with the operator's reason. It stays stored. Throws `not_found` for a
 * version that is not stored, and `version_live` for the live version.
 */
export async function rejectVersion(
  deps: AuditDeps,
  target: LocationTarget,
  version: number,
  { by, reason }: { by: string; reason: string },
): Promise<{ slug: string; version: number }> {
  const location = await findLocation(deps, target.slug, target.kind);
  await getVersion(deps, location, version);
  await markRejected(deps, location, [version]);
  const { kind, row } = location;
  const { canonicalSlug: slug, name } = row;
  await recordAudit(deps, { by, action: "reject", kind, slug, name, toVersion: version, reason });
  return { slug, version };
}
