import { ServicePage, type ServicePageText } from "../features/service-page/service-page.tsx";

const text: ServicePageText = {
  eyebrow: "Van brake repairs",
  heading: "Brakes that stop a loaded van",
  lead: "A van works its brakes harder than a car: more weight, more stops, more motorway miles. Tell us your registration and get a free quote for pads, discs, drums, fluid or a full inspection from a garage near you.",
  formTitle: "Get a brake quote",
  signs: {
    heading: "Signs your brakes need looking at",
    lead: "Most brake faults announce themselves. What you hear and feel tells the garage where to look first.",
    items: {
      stop: {
        "Pedal soft, spongy or sinking":
          "Air or moisture in the fluid, or a leak. If the pedal goes to the floor, do not drive.",
        "Red brake warning light":
          "Low fluid or lost pressure, unless the handbrake is simply on. Stop safely and call for recovery.",
        "Grinding, metal on metal":
          "The pads are through to their backing plates and are cutting into the discs with every stop.",
      },
      soon: {
        "Pulling to one side":
          "A seized calliper, a blocked hose or a contaminated pad is making one wheel brake harder.",
        "Judder through pedal or wheel":
          "Discs worn unevenly or overheated, common on vans that stop heavily loaded.",
      },
      plan: {
        "Squealing or a long handbrake":
          "Pads close to their wear marker, glazed linings, or shoes and cable due an adjustment.",
      },
    },
    warning:
      "If the van does not stop as it should, do not drive it to the garage. Have it recovered, and ask for the quote from where it stands.",
  },
  work: {
    heading: "What the garage does",
    lead: "You agree the work and the price before anything is replaced.",
    steps: {
      "Wheels off":
        "Pads, discs, shoes and drums are measured against the maker's limits on every wheel.",
      "Hydraulics checked":
        "Pipes, hoses, callipers and cylinders for leaks and seizing; fluid for water.",
      "You get the findings":
        "What has to be done now, what can wait and for how long, with a price.",
      "Fitted and tested":
        "Parts replaced in pairs across an axle, bled where opened, then a road or roller test.",
    },
  },
  cost: {
    heading: "What affects the price",
    lead: "Two vans with the same noise can need very different work. These are the things that move a quote.",
    items: {
      "Front, rear or both":
        "Brakes are replaced by axle. Fronts do most of the work and wear first.",
      "Pads alone, or discs too":
        "Discs below their minimum thickness, scored or cracked go with the pads.",
      "Size of the van": "A large van has larger discs and heavier parts than a car-derived one.",
      "Electric parking brake":
        "Rear callipers with motors need a diagnostic tool to wind them back.",
      "Seized or corroded parts":
        "Callipers, sliders and pipes add time, above all on vans that live outside.",
      "Choice of parts": "Original or good-quality equivalent: ask which one the quote is for.",
    },
  },
  faqs: {
    "How long do van brake pads last?":
      "It depends on load, roads and driver, so no mileage holds for every van: stopping in town wears them faster than the motorway does. Measuring them at each service is the only sure way.",
    "Do discs have to be replaced with the pads?":
      "No. Discs stay if they are above the minimum thickness stamped on them, flat and free of cracks. New discs always get new pads, though.",
    "How often should brake fluid be changed?":
      "As often as the maker's schedule says; the handbook has it. The fluid takes up water from the air whether the van drives or stands, and wet fluid can boil on a long descent.",
    "Does the MOT check the brakes?":
      "Yes: how hard each wheel and the parking brake pull, and the condition of what can be seen without taking anything apart. A brake inspection goes further and tells you how much wear is left.",
    "How long will my van be off the road?":
      "That depends on what is found: seized parts and parts to order take longer than pads. Ask the garage when you book.",
    "Is there a warranty on the work?":
      "Warranties on parts and labour vary by garage, so check yours before you confirm.",
  },
  callToAction: {
    heading: "Heard something when you braked?",
    text: "Get a free quote now, at any hour.",
  },
};

export const Component = () => <ServicePage page="brakeRepairs" text={text} />;
