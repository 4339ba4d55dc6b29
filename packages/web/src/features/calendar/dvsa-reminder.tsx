import { motPages } from "@vanfettle/vans/law/official-pages";

/** DVSA's free reminders, which depend on no calendar. DVSA sends none in Northern Ireland. */
export const DvsaReminder = ({ className }: { className?: string }) => (
  <p className={className}>
    For vehicles tested in Great Britain, DVSA also sends free reminders by text message or email:{" "}
    <a href={motPages.reminder}>get MOT reminders from DVSA on GOV.UK</a>.
  </p>
);
