import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";
import { forget, textEndpoints } from "../admin-queries.ts";
import { formatDate, formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { NewTabLink } from "../layout/new-tab-link.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { ReasonForm } from "../reason-form.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { parseSource } from "./listed-advice.ts";

const pageNames: Record<ContentAdvice["page"], string> = {
  servicing: "Servicing",
  mot: "MOT",
  both: "Servicing and MOT",
};

function Source({ source }: { source: string }) {
  const { name, url } = parseSource(source);
  if (url === null) return <span>Source: {name}</span>;
  return (
    <span>
      Source: law table, <NewTabLink href={url} label={name} />
    </span>
  );
}

/** The classes of the date by which an entry has to be reviewed. */
const reviewClasses = {
  later: undefined,
  soon: "pill pill-soon",
  overdue: "pill pill-stop",
} as const;

export function AdviceItem({
  entry,
  onChanged,
}: {
  entry: ContentAdvice;
  onChanged: (entry: ContentAdvice) => void;
}) {
  const { id, page, wordings, source, retired, reviewBy, review } = entry;
  const due = retired ? "later" : review;
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [action, endpoint] = retired
    ? (["Restore", "restoreContentAdvice"] as const)
    : (["Retire", "retireContentAdvice"] as const);
  const close = () => {
    setDeciding(false);
    button.current?.focus();
  };
  const decide = useOperatorMutation({
    call: (api, reason: string) =>
      api.call(endpoint, { params: { adviceId: id }, body: { reason } }),
    onSuccess: (changed) => {
      close();
      onChanged(changed);
      forget(client, ["listContentAudit", ...textEndpoints]);
    },
  });
  return (
    <li className={retired ? "advice advice-retired" : "advice"}>
      <div className="advice-text">
        {wordings.map((wording) => (
          <p key={wording}>{wording}</p>
        ))}
        <p className="advice-about">
          <span className="advice-id">{id}</span>
          <span>{pageNames[page]}</span>
          <Source source={source} />
          <span className={reviewClasses[due]}>
            {`Review by ${formatDate(reviewBy)}${due === "overdue" ? ": overdue" : ""}`}
          </span>
        </p>
        {retired && (
          <p className="advice-about">
            <span className="pill pill-plain">Retired</span>
            <span>
              <span>{`${retired.by}, ${formatDateTime(retired.at)}: `}</span>
              <q>{retired.reason}</q>
            </span>
          </p>
        )}
      </div>
      <Button ref={button} aria-expanded={isDeciding} onClick={() => setDeciding(!isDeciding)}>
        <span>{action}</span> <span className="sr-only">{id}</span>
      </Button>
      {isDeciding && (
        <div className="advice-decision">
          <ReasonForm
            label={`Why ${action.toLowerCase()} it`}
            submit={`${action} ${id}`}
            onSubmit={decide.mutate}
            onCancel={close}
          />
          <FailureAlert title="The library was not changed" error={decide.error} />
        </div>
      )}
    </li>
  );
}
