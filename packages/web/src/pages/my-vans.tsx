import { pages } from "@vanfettle/contract/paths";
import { DvsaReminder } from "../features/calendar/dvsa-reminder.tsx";
import { MyVans } from "../features/my-vans/my-vans.tsx";
import { Link } from "../ui/link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Part } from "../ui/part.tsx";
import "../features/my-vans/my-vans.css";

export const Component = () => (
  <>
    <PageHeader
      page="myVans"
      title="My vans"
      lead="The MOT dates of the vans that you saved on this device."
    />
    <div className="wrap section">
      <Part name="section">
        <MyVans />
      </Part>
      <div className="my-vans-notes no-print">
        <section className="prose">
          <h2>MOT reminders from DVSA</h2>
          <DvsaReminder />
        </section>
        <section className="prose">
          <h2>Who can see your vans</h2>
          <p>
            Anyone who uses this browser. We get no copy: a registration leaves this device only
            when you press Refresh. Your browser deletes the vans when you clear its data or close a
            private window. Read more in the{" "}
            <Link to={pages.privacyPolicy.canonical}>privacy policy</Link>.
          </p>
        </section>
      </div>
    </div>
  </>
);
