import { useState } from "react";
import { pages } from "@vanfettle/contract/paths";
import { FleetForm } from "../features/fleet/fleet-form.tsx";
import { FleetResult } from "../features/fleet/fleet-result.tsx";
import { useFleet } from "../features/fleet/use-fleet.ts";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import { takePress, type Press } from "../ui/focus.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Part } from "../ui/part.tsx";
import { Section } from "../ui/section.tsx";
import { Van } from "../ui/van.tsx";
import "../features/fleet/fleet.css";

export function Component() {
  const fleet = useFleet();
  const [checked, setChecked] = useState({ count: 0, postcode: "", press: null as Press | null });
  return (
    <>
      <FixedPageMeta page="fleetCheck" />
      <Hero
        title="All your vans' MOT dates"
        highlight="in one table"
        lead="Paste up to 25 vans to see each MOT expiry date, the earliest date to keep it, the class and stations nearby. No account needed."
        form={
          <FleetForm
            onCheck={(lines, postcode) => {
              const press = takePress();
              setChecked(({ count }) => ({ count: count + 1, postcode, press }));
              fleet.check(lines);
            }}
          />
        }
        below={<Van />}
      />
      <Part name="section">
        {fleet.rows.length > 0 && (
          <FleetResult
            fleet={fleet}
            postcode={checked.postcode}
            press={checked.press}
            list={checked.count}
          />
        )}
      </Part>
      <div className="no-print">
        <Section title="How we read each line" evidence="mot-law" band>
          <div className="prose">
            <ul>
              <li>
                We look up a registration in the records of DVSA and DVLA. The words beside it, such
                as a driver's name, stay in this browser as its label.
              </li>
              <li>For a date and a weight we look nothing up, so they work for any van.</li>
              <li>
                After the weight you can add what changes the class: "electric", "hydrogen",
                "camper" or "minibus, 12 seats". A name can follow.
              </li>
              <li>
                You can paste rows from a spreadsheet, a CSV file or a chat. We ignore a header,
                numbering and dates beside the registration.
              </li>
            </ul>
          </div>
          <p className="mt-4">
            Only one van?{" "}
            <Link className="underline" to={pages.vanCheck.canonical}>
              Check your van
            </Link>
            . Saved vans before?{" "}
            <Link className="underline" to={pages.myVans.canonical}>
              See your saved vans
            </Link>
            .
          </p>
        </Section>
      </div>
    </>
  );
}
