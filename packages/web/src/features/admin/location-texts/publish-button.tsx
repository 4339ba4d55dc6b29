import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "../admin-queries.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";

interface PublishButtonProps {
  slug: string;
  version: number;
  /** The version that visitors read now. */
  published: number | null;
}

/** Publishes the viewed version, or rolls back to it if it is older than the published one. */
export function PublishButton({ slug, version, published }: PublishButtonProps) {
  const api = useAdminApi();
  const client = useQueryClient();
  const publish = useMutation({
    mutationFn: () => api.call("publishContentVersion", { params: { slug, version: String(version) }, body: {} }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...adminKeys.texts, slug] }),
        client.invalidateQueries({ queryKey: adminKeys.locations }),
      ]),
  });
  const isPublished = version === published;
  return (
    <div className="publish">
      {!isPublished && (
        <button
          type="button"
          className="btn btn-navy btn-small"
          disabled={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {published !== null && version < published ? "Roll back to" : "Publish"} version {version}
        </button>
      )}
      <output>{isPublished && publish.isSuccess && `Version ${version} is what visitors read now.`}</output>
      {publish.error && <FailureAlert title="The version was not published" error={publish.error} />}
    </div>
  );
}
