import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent, type RefCallback } from "react";
import type {
  DayBudget,
  TestedCall,
  TextServiceTest,
} from "@vanfettle/contract/generation/text-service-schemas";
import { correctedTokensMax, pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import type { Press } from "../../ui/focus.ts";
import { endpointQuery, refresh } from "../admin-queries.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { useOpened } from "../layout/use-opened.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useIsOperator, useOperatorApi } from "../operator-session/use-operator-session.ts";
import { ReasonField } from "../reason-form.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";

/** Shows operators today's budget and the latest test of the text service. */
export function TextServiceCard() {
  const api = useOperatorApi();
  const isOperator = useIsOperator();
  const { data, error } = useQuery({
    ...endpointQuery(api, "getTextService"),
    enabled: isOperator,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.test?.state === "running" ? pollingMs.running : false,
  });
  const start = useOperatorMutation({
    call: (operatorApi) => operatorApi.call("testTextService", { body: {} }),
    refresh: (client) => refresh(client, ["getTextService"]),
  });
  if (!isOperator) return null;
  const isRunning = data?.test?.state === "running";
  return (
    <section className="card text-service" aria-labelledby="text-service">
      <h2 id="text-service">Text service</h2>
      <FailureAlert title="The text service's state could not be read" error={error} />
      {data && <Budget budget={data.budget} />}
      <ConfirmedAction
        label="Test the text service"
        of="with two paid calls"
        question="This makes two paid calls, one of the writer and one of the second reader, for a made-up place. They count in today's budget."
        confirm="Make both calls"
        decline="Cancel"
        pending={(start.isPending || isRunning) && "Testing..."}
        onConfirm={start.mutate}
      />
      <FailureAlert title="The test was not started" error={start.error} press={start.press} />
      <output>{data?.test && <TestResult test={data.test} />}</output>
    </section>
  );
}

function Budget({ budget }: { budget: DayBudget }) {
  const { isOpen, setOpen, focus } = useOpened();
  const { used, dailyTokens, corrections } = budget;
  const times = corrections === 0 ? "" : `, corrected ${pluralise(corrections, "time")}`;
  return (
    <>
      <FigureList
        figures={{
          "Used today": `${withCommas(used)} of ${withCommas(dailyTokens)} tokens${times}`,
        }}
      />
      {isOpen ? (
        <CorrectionForm budget={budget} focus={focus} onClose={(from) => setOpen(false, from)} />
      ) : (
        <div className="action">
          <Button ref={focus} look="text" onClick={() => setOpen(true)}>
            Correct today's figure
          </Button>
        </div>
      )}
    </>
  );
}

interface CorrectionFormProps {
  budget: DayBudget;
  /** Focuses the first field. */
  focus: RefCallback<HTMLInputElement>;
  /** Called with the press that sent the correction, once it is stored. */
  onClose: (from?: Press | null) => void;
}

function CorrectionForm({ budget, focus, onClose }: CorrectionFormProps) {
  const { day, used, corrections } = budget;
  const [text, setText] = useState(String(used));
  const [reason, setReason] = useState("");
  const correct = useOperatorMutation({
    call: (api) =>
      api.call("correctTokenBudget", {
        body: { used: Number(text), seen: { day, used, corrections }, reason },
      }),
    refresh: (client) => refresh(client, ["getTextService", "getContentEstimate"]),
    onSuccess: (): void => onClose(correct.press.current),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    correct.mutate();
  };
  return (
    <form className="reason" onSubmit={send}>
      <label>
        <span className="label">Tokens used today</span>
        <input
          ref={focus}
          className="field"
          type="number"
          required
          min={0}
          max={correctedTokensMax}
          step={1}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <ReasonField label="Reason" value={reason} onChange={setReason} />
      <Button look="navy" type="submit" pending={correct.isPending && "Correcting..."}>
        Correct figure
      </Button>
      <Button look="text" onClick={() => onClose()}>
        Cancel
      </Button>
      <FailureAlert
        title="The figure was not corrected"
        error={correct.error}
        press={correct.press}
      />
    </form>
  );
}

const ends: Record<TextServiceTest["state"], string> = {
  running: "Test under way since",
  finished: "Tested",
  interrupted: "The test was interrupted. It was started",
};

function TestResult({ test }: { test: TextServiceTest }) {
  const { state, startedAt, startedBy, protocol, calls } = test;
  const over = protocol === null ? "" : `, over ${protocol}`;
  return (
    <>
      <p>{`${ends[state]} ${formatDateTime(startedAt)} by ${startedBy}${over}.`}</p>
      {calls.map((call) => (
        <TestedCallItem key={call.task} call={call} />
      ))}
    </>
  );
}

const tasks: Record<TestedCall["task"], string> = { write: "Writer", read: "Second reader" };

function schemaOf({ schemaHeld }: TestedCall): string {
  if (schemaHeld === null) return "No answer";
  return schemaHeld ? "Held" : "Not held";
}

function TestedCallItem({ call }: { call: TestedCall }) {
  const { task, model, seconds, tokens, isClamped, costPounds, objections, error } = call;
  return (
    <div className="tested-call">
      <h3>{tasks[task]}</h3>
      <FigureList
        figures={{
          Model: model,
          Seconds: seconds.toFixed(1),
          "Tokens sent": withCommas(tokens.input),
          "Tokens received": withCommas(tokens.output),
          Price: costPounds === null ? "Not known" : formatPounds(costPounds),
          Schema: schemaOf(call),
        }}
      />
      {isClamped && (
        <p>
          The service stated tokens that cannot be true. These are the most that the call may use.
        </p>
      )}
      {error && <p className="run-error">{error.message}</p>}
      {objections.length > 0 && (
        <ul className="bullets">
          {objections.map((objection) => (
            <li key={objection}>{objection}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
