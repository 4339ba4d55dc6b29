import { about } from "./advice-entry.ts";

const plan = about("service plan", "servicing");
const fluids = about("oil and fluids", "servicing");
const brakes = about("brakes", "both");
const tyres = about("tyres and steering", "both");
const lights = about("lights and screen", "both");
const electrics = about("battery and electrics", "servicing");
const engine = about("engine and exhaust", "servicing");
const gears = about("gearbox and clutch", "servicing");
const body = about("body and load", "servicing");
const season = about("season", "servicing");
const island = about("islands", "servicing", { needs: "place.island" });

export const servicingAdvice = {
  "plan-handbook": plan(
    "The handbook gives the service intervals for your engine, in miles and in time.",
    "Look up the service interval for your engine in the handbook before you book.",
  ),
  "plan-hard-use": plan(
    "Short trips, heavy loads and long idling wear a van faster, so ask whether a shorter interval suits yours.",
    "If the van makes many short trips or carries heavy loads, ask the garage about a shorter service interval.",
  ),
  "plan-low-mileage": plan(
    "A van that covers few miles still needs its service by date, because oil and brake fluid age.",
    "Oil and brake fluid age even when a van stands, so go by the date as well as the miles.",
  ),
  "plan-full-or-major": plan(
    "Ask what separates a full service from a major one, because garages define the two differently.",
    "Garages define full and major services differently, so compare the lists of work and not the names.",
  ),
  "plan-with-test": plan(
    "A service shortly before the MOT leaves time to put right what the mechanic finds.",
    "Have the service done a few weeks before the test, so that repairs can be planned.",
  ),
  "plan-timing-belt": plan(
    "Ask when the timing belt was last changed, because a belt that breaks can ruin the engine.",
    "If your engine has a timing belt, check its change date against the maker's interval.",
  ),
  "plan-quiet-day": plan(
    "Note on which weekday the van stands still, and ask for that day first.",
    "Choose the day on which you need the van least, and ask for that one first.",
  ),
  "plan-reminder": plan(
    "Put the next service date in your calendar while the van is still at the garage.",
    "Write down the date and mileage of the next service when you collect the van.",
  ),
  "oil-check-level": fluids(
    "Check the oil on level ground with the engine cold, about every other time you fill up.",
    "Between services, check the oil level on flat ground while the engine is cold.",
  ),
  "oil-grade": fluids(
    "Ask which grade of oil the garage will use, and compare it with the one in the handbook.",
    "The handbook names the grade of oil for your engine, and the invoice should show the same.",
  ),
  "oil-drips": fluids(
    "A fresh stain under a parked van is worth showing to the garage, because its colour helps to find the leak.",
    "If you find drips where the van was parked, lay down clean cardboard and show the stain to the garage.",
  ),
  "oil-warning": fluids(
    "If the oil pressure light comes on, stop where it is safe and switch the engine off.",
    "Do not drive on with the oil pressure light lit: stop safely and switch off.",
  ),
  "coolant-level": fluids(
    "Look at the coolant level with the engine cold, and never open the cap while it is hot.",
    "Check coolant only when the engine is cold, because a hot system is under pressure.",
  ),
  "coolant-loss": fluids(
    "Coolant that keeps dropping points to a leak, so have it found before a long journey.",
    "If you have to top up coolant again and again, ask the garage to find the leak.",
  ),
  "adblue-spare": fluids(
    "Many diesel vans need AdBlue, so top it up before the countdown on the dashboard stops the engine restarting.",
    "Refill AdBlue when the first warning shows, because the van may refuse to start once the tank is empty.",
  ),
  "brakes-noise": brakes(
    "Squealing or grinding brakes should be looked at soon, because worn pads damage the discs.",
    "Have grinding brakes checked at once, and squealing ones soon.",
  ),
  "brakes-pull": brakes(
    "A van that pulls to one side under braking may have a sticking caliper, so tell the mechanic which side.",
    "If the van pulls to one side when you brake, tell the garage which side it is.",
  ),
  "brakes-fluid-age": brakes(
    "Brake fluid takes up water over time, so ask when it was last changed.",
    "Ask the garage to check the age of the brake fluid, which takes up water as it gets older.",
  ),
  "brakes-handbrake": brakes(
    "If the handbrake lever comes up further than it used to, ask for it to be adjusted.",
    "A handbrake that no longer holds on a slope needs looking at before the van is loaded again.",
  ),
  "brakes-soft-pedal": brakes(
    "Do not drive with a brake pedal that feels soft or sinks: have the van collected.",
    "A soft or sinking brake pedal means that the van should stay where it is until a mechanic has seen it.",
  ),
  "tyres-pressure-load": tyres(
    "Set tyre pressures for the load you carry, because the handbook gives higher ones for a full van.",
    "Look for two sets of tyre pressures in the handbook: one for an empty van and one for a full one.",
  ),
  "tyres-wear-edge": tyres(
    "Tread worn on one edge only suggests that the wheel alignment needs checking.",
    "If a tyre wears on one edge, ask for the alignment to be checked before you fit a new one.",
  ),
  "tyres-inner-side": tyres(
    "Look at the inner sides of the tyres too, where cuts and wear are easily missed.",
    "Turn the steering fully to one side and look at the inner edges of the front tyres.",
  ),
  "tyres-commercial": tyres(
    "Vans need tyres with the right load rating, so check the figures on the sidewall before you buy.",
    "When you replace tyres, match the load rating given in the handbook.",
  ),
  "steering-knock": tyres(
    "A knock over bumps often comes from worn suspension parts, so say at which speed you hear it.",
    "If you hear knocking over bumps, note the speed and which end of the van it comes from.",
  ),
  "steering-vibration": tyres(
    "Vibration through the steering wheel at speed may only need the wheels balancing.",
    "Note the speed at which the steering wheel starts to shake, because it helps to find the cause.",
  ),
  "lights-walk-round": lights(
    "Walk round the van once a week with the lights on, and include the number plate lamp.",
    "Check every lamp in a walk round the van, and ask somebody to press the brake pedal for you.",
  ),
  "lights-headlamp-aim": lights(
    "If other drivers flash you at night, ask for the headlamp aim to be checked.",
    "Heavy loads change where the headlamps point, so learn how the adjuster on the dashboard works.",
  ),
  "screen-wipers": lights(
    "Wipers that smear or judder are cheap to replace and make a clear difference in rain.",
    "Change wiper blades when they smear, and clean the glass before you fit new ones.",
  ),
  "screen-chip": lights(
    "Have a chip in the windscreen repaired early, because frost or a bump can turn it into a crack.",
    "A small chip in the windscreen can often be repaired, while a crack usually means a new screen.",
  ),
  "screen-washer": lights(
    "Keep the washer bottle full, and use a mix for winter before the first frost.",
    "Top up the washers before a trip, because salt and mud cover the glass quickly.",
  ),
  "battery-slow-start": electrics(
    "If the engine turns over slowly in the morning, ask for a battery test before it fails.",
    "Slow starting on cold mornings is a reason to have the battery tested.",
  ),
  "battery-equipment": electrics(
    "Inverters, tail lifts and fridges drain a battery, so tell the garage what is fitted.",
    "List the electrical equipment fitted to the van when you report a flat battery.",
  ),
  "warning-light-code": electrics(
    "A fault code points to a circuit and seldom to one part, so ask what was tested before parts are changed.",
    "Ask the garage which tests led to its diagnosis, because a fault code alone rarely names the broken part.",
  ),
  "warning-light-note": electrics(
    "Note which warning light came on, its colour, and what the van was doing at the time.",
    "Take a photograph of a warning light, in case it has gone out when you reach the garage.",
  ),
  "electric-van-cables": electrics(
    "Leave the high-voltage parts of an electric van to a technician who is trained for them.",
    "For an electric van, ask whether the garage has staff trained for high-voltage work.",
  ),
  "engine-dpf": engine(
    "A diesel used only for short trips may need a longer run so that its particulate filter can clean itself.",
    "If the particulate filter light comes on, follow the handbook soon, because a blocked filter costs more.",
  ),
  "engine-smoke": engine(
    "Tell the garage the colour of any smoke, and whether it appears when cold, under load or all the time.",
    "Blue, black and white smoke have different causes, so note which one you see and when.",
  ),
  "engine-air-filter": engine(
    "Vans that work on building sites need their air filter checked more often.",
    "Dust blocks an air filter early, so mention it if the van works on sites or farm tracks.",
  ),
  "engine-fuel-use": engine(
    "A sudden rise in fuel use can come from tyres, brakes or the engine, so mention it at the service.",
    "Keep an eye on fuel use, because a sudden rise is often the first sign of a fault.",
  ),
  "engine-limp": engine(
    "If the van loses power and a light comes on, it may be protecting the engine, so have it read soon.",
    "A van that suddenly loses power may have limited itself: note the warning light and book a diagnosis.",
  ),
  "clutch-slip": gears(
    "If engine speed rises but the van does not pull, the clutch may be slipping.",
    "A clutch that bites high or slips on hills should be checked before it leaves you stranded.",
  ),
  "gears-oil": gears(
    "Ask whether the gearbox oil has a change interval, because some makers give one for heavy use.",
    "Gearbox oil is easily forgotten, so ask whether your model has a change interval.",
  ),
  "gears-crunch": gears(
    "Crunching in one gear only is useful to know, so tell the garage which gear it is.",
    "Tell the mechanic which gear is hard to select, and whether it happens cold or warm.",
  ),
  "body-empty-van": body(
    "Empty the load area before the visit, so that the mechanic can reach the spare wheel and the rear floor.",
    "Take tools and stock out of the van before a repair, for safety and for access.",
  ),
  "body-door-runners": body(
    "Clean and grease the runners of the sliding door, because grit wears the rollers.",
    "A sliding door that drags usually needs its runners cleaned and its rollers checked.",
  ),
  "body-load-secure": body(
    "Check that lashing points and racking are firm, because loose loads also hide rattles from the mechanic.",
    "Tighten loose racking before a road test, so that a rattle can be traced.",
  ),
  "body-rust-look": body(
    "Wash the sills and wheel arches after winter and look for rust while it is still small.",
    "Rinse salt from the underside in spring, and show rust to the garage while it is small.",
  ),
  "body-height": body(
    "Give the height and length of a high or long van when you book, so that it fits the ramp.",
    "Tell the garage if your van has a high roof, a roof rack or a long wheelbase.",
  ),
  "body-conversion": body(
    "Mention a tail lift, a crane or a fridge body when you book, because not every workshop can take it.",
    "If the van is converted, describe the conversion when you ask for a quote.",
  ),
  "season-winter": season(
    "Before winter, have the battery, antifreeze, wipers and lamps looked at in one visit.",
    "Ask for a check of battery, antifreeze and tyres before the first cold week.",
  ),
  "season-summer": season(
    "Before summer, check that the cooling fan runs and that the air conditioning is still cold.",
    "Hot weather shows up weak cooling systems, so have the coolant and fan checked in spring.",
  ),
  "season-after-winter": season(
    "After a hard winter, ask for the brakes and springs to be checked for damage by salt and potholes.",
    "Potholes break springs and bend wheels, so have the suspension looked at after winter.",
  ),
  "island-parts": island(
    "On an island, ask first whether parts have to come by ferry, and plan the days without the van around that.",
    "Parts may come to an island by ferry, so ask how long they take before you leave the van.",
  ),
  "island-crossing-booking": island(
    "If the work means a crossing, agree the day with the garage before you book the ferry.",
    "Agree the garage's time first and then book the crossing, because ferries fill up in season.",
  ),
  "island-local-first": island(
    "Ask on the island first what can be done there, and keep larger work for one planned crossing.",
    "Collect larger jobs for one crossing, and have smaller ones done on the island.",
  ),
} as const;
