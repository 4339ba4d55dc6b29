import { failureSentences, motFailures } from "@vanfettle/vans/law/mot-failures";
import { Button } from "../../ui/button.tsx";
import { preTestChecks } from "./texts/pre-test-checks.ts";
import "./pre-test-checks.css";

const { table, period } = motFailures.class4.value;

/** Prints only the checks: the stylesheet hides the other parts of the page. */
function printChecks(): void {
  const root = document.documentElement;
  root.dataset["print"] = "checks";
  window.addEventListener("afterprint", () => delete root.dataset["print"], { once: true });
  window.print();
}

/** Ten checks before a test, ordered by how often tests fail on their parts. */
export const PreTestChecks = () => (
  <div className="pre-test-checks">
    <ol>
      {preTestChecks.map(({ category, title, how, failed }) => (
        <li key={category}>
          <h3>{title}</h3>
          <p>{how}</p>
          <p className="note">{`${failed}% of tests failed on this`}</p>
        </li>
      ))}
    </ol>
    <p className="pre-test-print no-print">
      <Button onClick={printChecks}>Print the checks</Button>
      <noscript> Without JavaScript, print this page from the menu of your browser.</noscript>
    </p>
    <div className="note mt-4">
      <p>{failureSentences.class4}</p>
      <p>{failureSentences.class4Vans}</p>
      <p>{failureSentences.class7}</p>
      <p>{failureSentences.northernIreland}</p>
      <p>{`Percentages by check: DVSA, table ${table}, ${period}.`}</p>
    </div>
  </div>
);
