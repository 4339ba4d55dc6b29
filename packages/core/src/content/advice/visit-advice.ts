import { about } from "./advice-entry.ts";

const quotes = about("quotes", "servicing");
const quotesOfStations = about("quotes", "servicing", { needs: "vanStations" });
const booking = about("booking", "both");
const visit = about("at the garage", "both");
const records = about("records", "servicing");

export const visitAdvice = {
  "quotes-same-list": quotes(
    "Give each garage the same list of work, so that the quotes can be compared.",
    "Ask for quotes on the same list of work, or the totals will not compare.",
  ),
  "quotes-vat-parts": quotes(
    "Ask whether a quote includes VAT, parts and disposal, and have it in writing.",
    "A written quote that lists labour, parts and VAT makes the invoice easy to check.",
  ),
  "quotes-registration": quotes(
    "Have the registration to hand, because engines and parts differ within one model.",
    "Give the registration when you ask for a quote, so that the garage prices the right parts.",
  ),
  "quotes-limit": quotes(
    "Agree an amount above which the garage must ring you before it goes on.",
    "Set a limit for extra work, so that nothing is done without your word.",
  ),
  "quotes-parts-choice": quotes(
    "Ask whether a quote is for the maker's own parts or for parts of another brand.",
    "Parts can come from the van's maker or another brand, so ask which the quote is for.",
  ),
  "quotes-vans-often": quotes(
    "Not every garage has a ramp for vans, so ask how often it works on ones like yours.",
    "Ask whether the garage has the space and the ramp for a van before you compare prices.",
  ),
  "quotes-old-parts": quotes(
    "Ask to see the parts that were replaced, and say so before the work starts.",
    "If you want to see the old parts, tell the garage when you hand over the keys.",
  ),
  "quotes-order-of-work": quotes(
    "Ask which findings need doing now and which can wait for the next visit.",
    "Have the garage sort its findings by urgency, and decide about the rest later.",
  ),
  "quotes-tester-services": quotesOfStations(
    "A station on the MOT list may or may not do servicing, so ask before you plan on it.",
    "DVSA's list shows who tests vans and not who services them, so ask each station.",
  ),
  "booking-ahead": booking(
    "Ask early if you need one particular day, because space for vans is limited.",
    "If only one day of the week suits you, ask well ahead.",
  ),
  "booking-flexible": booking(
    "Offer more than one day when you ask, and you are easier to fit in.",
    "Name two or three days that would suit you, so that the garage can choose.",
  ),
  "booking-drop-off": booking(
    "Ask about the latest time to drop the van off and the earliest time to collect it.",
    "Check the times for dropping off and collecting, especially if you start work early.",
  ),
  "booking-symptoms": booking(
    "Describe what you hear, feel or see, and when it happens, rather than the part you suspect.",
    "Tell the garage about the symptom and when it happens, and leave the cause to the mechanic.",
  ),
  "booking-one-visit": booking(
    "If several jobs are due, ask whether they can be done in one visit.",
    "Put small jobs on one list, so that the van is off the road once.",
  ),
  "booking-getting-home": booking(
    "Plan how you get home or to work while the van is in, before you confirm the day.",
    "Sort out a lift or another vehicle before you confirm the appointment.",
  ),
  "booking-fleet": booking(
    "With several vans, ask for different days so that one can stay on the road.",
    "Spread the dates of several vans over the year instead of sending them all at once.",
  ),
  "booking-locking-wheel-nut": visit(
    "Leave the key for the locking wheel nuts in the cab, where the mechanic can find it.",
    "Put the locking wheel nut key in the cup holder before you hand over the van.",
  ),
  "visit-phone": visit(
    "Leave a phone number on which you can be reached while the van is on the ramp.",
    "Stay reachable during the visit, because a question unanswered can cost a day.",
  ),
  "visit-no-valuables": visit(
    "Take tools and papers out of the cab before you leave the van.",
    "Do not leave tools overnight in a van that stands outside a workshop.",
  ),
  "visit-test-drive": visit(
    "Offer to drive with the mechanic if a noise is hard to describe.",
    "A short drive together often shows a noise faster than a long description.",
  ),
  "visit-invoice": visit(
    "Read the invoice against the quote before you pay, and ask about anything new.",
    "Compare the invoice with the quote line by line while you are still at the desk.",
  ),
  "visit-after-wheels": visit(
    "If wheels were off, ask whether the nuts should be checked again after some miles.",
    "Ask when the wheel nuts should be checked again after the wheels have been off.",
  ),
  "records-keep": records(
    "Keep every invoice, because a full history helps with faults and when you sell.",
    "Keep invoices together in one folder, with the mileage on each.",
  ),
  "records-stamp": records(
    "Ask for the service record to be brought up to date, on paper or online.",
    "Check that the service is entered in the book or in the maker's online record.",
  ),
  "records-mileage-log": records(
    "Note the mileage whenever oil or AdBlue is added, so that a change stands out.",
    "A note of mileage and top-ups in the cab shows changes early.",
  ),
  "records-warranty": records(
    "Ask what warranty comes with parts and labour, and have it written on the invoice.",
    "Have the warranty on parts and labour written down, with its length and its conditions.",
  ),
} as const;
