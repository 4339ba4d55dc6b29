import { about } from "./advice-entry.ts";

const before = about("before the test", "mot");
const beforeAtStation = about("test booking", "mot", { needs: "vanStations" });
const class7 = about("class 7", "mot", { needs: "vanStations", source: { law: "class7" } });
const after = about("after the test", "mot");
const dva = about("Northern Ireland", "mot", { needs: "mot.byDva", source: { law: "dvaCentres" } });
const island = about("islands", "mot", { needs: "place.island" });

export const motAdvice = {
  "test-lamps-first": before(
    "Check lamps, wipers, washers and the horn at home, because they take minutes to put right.",
    "Many small faults, such as a dead lamp or an empty washer bottle, can be put right before the visit.",
  ),
  "test-tyres-first": before(
    "Look over all tyres for cuts, bulges and low tread before the day of the test.",
    "Check tread and sidewalls of every tyre some days ahead, so that there is time to replace one.",
  ),
  "test-plates-clean": before(
    "Wipe number plates and lamps clean, and replace a plate that is cracked.",
    "Clean the number plates before you go, and see that they are firmly fixed.",
  ),
  "test-clear-load": before(
    "Take heavy loads out of the van, so that the tester can see the floor and the seat belts.",
    "Clear the cab and the load area, because seats, belts and floor have to be reached.",
  ),
  "test-warning-lights": before(
    "Do not wait for the test to deal with a warning light: have it diagnosed first.",
    "Have lit warning lights read before the test, so that you know what needs repairing.",
  ),
  "test-seat-belts": before(
    "Pull out each seat belt fully and look for cuts and frayed edges.",
    "Try every seat belt, including the middle one that is seldom used.",
  ),
  "test-mirrors-glass": before(
    "Check that mirrors are firm and unbroken, and that nothing hangs in the driver's view.",
    "Remove stickers and holders from the driver's view of the road.",
  ),
  "test-exhaust-listen": before(
    "Listen for a blowing exhaust after a cold start, when leaks are easiest to hear.",
    "A louder exhaust than usual is worth a look before the test.",
  ),
  "test-check-history": before(
    "Read the advisories from the last test, because they show what to look at first.",
    "Last year's advisories are a good list of what to have checked before this year's test.",
  ),
  "test-fuel-oil": before(
    "Arrive with enough fuel and the right oil level, because the engine may be revved.",
    "Check oil and fuel before you go, so that an emissions check is not put off.",
  ),
  "test-warm-engine": before(
    "Drive a diesel for a while before its test, so that the engine is warm when it arrives.",
    "A warm engine helps an emissions check, so do not send a diesel straight from a cold start.",
  ),
  "test-say-van-size": beforeAtStation(
    "Say how high and long the van is when you book, so that the station can fit it in the bay.",
    "Mention a long wheelbase or a high roof when you book the test.",
  ),
  "test-ask-class": beforeAtStation(
    "Ask the station which classes it tests before you book, because not all take larger vans.",
    "When you book, ask whether the station tests your class of van.",
  ),
  "test-time-for-repairs": beforeAtStation(
    "Book early enough to leave time for repairs before the old MOT runs out.",
    "Leave some days between the test and the last day of the old MOT, in case something needs repair.",
  ),
  "test-separate-repair": beforeAtStation(
    "Ask whether the station also repairs, or whether you would take the van elsewhere.",
    "Some stations only test, so ask who would do the repairs if the van fails.",
  ),
  "class7-plate": class7(
    "Read the gross weight on the maker's plate before you book, because it settles which class to ask for.",
    "Look for the maker's plate, often in the door frame, before you ask for class 4 or class 7.",
  ),
  "class7-ring-first": class7(
    "Stations can change what they test, so ask again before you set off for class 7.",
    "Confirm that the station still tests class 7 before you set off.",
  ),
  "class7-plan-trip": class7(
    "Combine a class 7 test with other work that takes you that way.",
    "Plan a class 7 test like a delivery: agree the time, the route and where to wait.",
  ),
  "class7-van-check": class7(
    "Our van check tells you the class from the registration or from the weight on the plate.",
    "If you are unsure about the class, use our van check before you book.",
  ),
  "after-advisories": after(
    "Treat advisories as a list of work for the coming months, and ask which are most urgent.",
    "Have advisories priced while they are small, because they seldom get cheaper.",
  ),
  "after-keep-report": after(
    "Keep the test report with the invoices, so that the next mechanic can see what was noted.",
    "Show the test report to the garage that services the van.",
  ),
  "after-repair-quote": after(
    "If the van fails, ask for a written list of the faults before you compare repairs.",
    "Ask for every failure in writing, so that another garage can quote for the repair.",
  ),
  "after-dates": after(
    "Check the date on the new certificate and put a reminder a month earlier.",
    "Set a reminder some weeks before the next test is due.",
  ),
  "dva-book-direct": dva(
    "Book the test with the DVA itself, and use a garage only to get the van ready.",
    "The DVA takes the booking for the test, and a garage can check the van beforehand.",
  ),
  "dva-choose-centre": dva(
    "Compare the dates at more than one DVA centre if the nearest has a long wait.",
    "If you can travel, look at more than one DVA centre when you choose a date.",
  ),
  "dva-prepare": dva(
    "Ask a garage to look over brakes, lamps and tyres before the visit to the DVA.",
    "A check of brakes, lamps and tyres before the DVA visit leaves time for repairs.",
  ),
  "dva-clean-underside": dva(
    "Wash mud from the underside before the visit, so that the examiner can see it.",
    "Go to the centre with a clean underside, lamps and plates.",
  ),
  "dva-early-booking": dva(
    "Book with the DVA early, because dates that suit a working van go first.",
    "Look for a date with the DVA well before you need it.",
  ),
  "dva-arrive": dva(
    "Arrive at the centre a little early, with the booking details to hand.",
    "Keep the booking details in the cab on the day of the test.",
  ),
  "island-test-crossing": island(
    "If the test means a crossing, agree the appointment first and then book the ferry.",
    "Plan the ferry around the test, and leave room for a repair before the way back.",
  ),
  "island-test-prepare": island(
    "Have the van checked on the island before a test across the water, to save a second crossing.",
    "A check on the island before the crossing can save a second one.",
  ),
} as const;
