import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "../admin-queries.ts";
import { needsSignIn, refusalOf } from "../operator-session/error-response.ts";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";

interface PublishButtonProps {
  slug: string;
  version: number;
  published: number | null;
}

function Failure({ error }: { error: Error }) {
  const refusal = refusalOf(error);
  return (
    <div className="failure" role="alert">
      <p className="failure-title">The version was not published</p>
      {needsSignIn(refusal) ? <SignInPrompt refusal={refusal} /> : refusal.message && <p>{refusal.message}</p>}
    </div>
  );
}

/** Makes the viewed version the one visitors read; to an older one, that is a way back. */
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
      {publish.error && <Failure error={publish.error} />}
    </div>
  );
}
