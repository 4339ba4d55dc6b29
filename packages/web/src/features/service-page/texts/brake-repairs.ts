import type { ServicePageText } from "./service-page-text.ts";

export const brakeRepairs: ServicePageText = {
  eyebrow: "Van brake repairs",
  heading: "Brakes that stop a loaded van",
  lead: "A van works its brakes harder than a car: more weight, more stops, more motorway miles. Tell us your registration and get a free quote for pads, discs, drums, fluid or a full inspection from a garage near you.",
  formTitle: "Get a brake quote",
  signs: {
    heading: "Signs your brakes need looking at",
    lead: "Most brake faults announce themselves. What you hear and feel tells the garage where to look first.",
    items: [
      {
        title: "Pedal soft, spongy or sinking",
        text: "Air or moisture in the fluid, or a leak. If the pedal goes to the floor, do not drive.",
        urgency: "stop",
      },
      {
        title: "Red brake warning light",
        text: "Low fluid or lost pressure, unless the handbrake is simply on. Stop safely and call for recovery.",
        urgency: "stop",
      },
      {
        title: "Grinding, metal on metal",
        text: "The pads are through to their backing plates and are cutting into the discs with every stop.",
        urgency: "stop",
      },
      {
        title: "Pulling to one side",
        text: "A seized calliper, a blocked hose or a contaminated pad is making one wheel brake harder.",
        urgency: "soon",
      },
      {
        title: "Judder through pedal or wheel",
        text: "Discs worn unevenly or overheated, common on vans that stop heavily loaded.",
        urgency: "soon",
      },
      {
        title: "Squealing or a long handbrake",
        text: "Pads close to their wear marker, glazed linings, or shoes and cable due an adjustment.",
        urgency: "plan",
      },
    ],
    warning:
      "If the van does not stop as it should, do not drive it to the garage. Have it recovered, and ask for the quote from where it stands.",
  },
  work: {
    heading: "What the garage does",
    lead: "You agree the work and the price before anything is replaced.",
    steps: [
      {
        title: "Wheels off",
        text: "Pads, discs, shoes and drums are measured against the maker's limits on every wheel.",
      },
      {
        title: "Hydraulics checked",
        text: "Pipes, hoses, callipers and cylinders for leaks and seizing; fluid for water.",
      },
      { title: "You get the findings", text: "What has to be done now, what can wait and for how long, with a price." },
      {
        title: "Fitted and tested",
        text: "Parts replaced in pairs across an axle, bled where opened, then a road or roller test.",
      },
    ],
  },
  cost: {
    heading: "What affects the price",
    lead: "Two vans with the same noise can need very different work. These are the things that move a quote.",
    items: [
      { title: "Front, rear or both", text: "Brakes are replaced by axle. Fronts do most of the work and wear first." },
      {
        title: "Pads alone, or discs too",
        text: "Discs below their minimum thickness, scored or cracked go with the pads.",
      },
      { title: "Size of the van", text: "A large van has larger discs and heavier parts than a car-derived one." },
      { title: "Electric parking brake", text: "Rear callipers with motors need a diagnostic tool to wind them back." },
      {
        title: "Seized or corroded parts",
        text: "Callipers, sliders and pipes add time, above all on vans that live outside.",
      },
      { title: "Choice of parts", text: "Original or good-quality equivalent: ask which one the quote is for." },
    ],
  },
  faqs: [
    {
      question: "How long do van brake pads last?",
      answer:
        "It depends on load, roads and driver, so no mileage holds for every van: stopping in town wears them faster than the motorway does. Measuring them at each service is the only sure way.",
    },
    {
      question: "Do discs have to be replaced with the pads?",
      answer:
        "No. Discs stay if they are above the minimum thickness stamped on them, flat and free of cracks. New discs always get new pads, though.",
    },
    {
      question: "How often should brake fluid be changed?",
      answer:
        "As often as the maker's schedule says; the handbook has it. The fluid takes up water from the air whether the van drives or stands, and wet fluid can boil on a long descent.",
    },
    {
      question: "Does the MOT check the brakes?",
      answer:
        "Yes: how hard each wheel and the parking brake pull, and the condition of what can be seen without taking anything apart. A brake inspection goes further and tells you how much wear is left.",
    },
    {
      question: "How long will my van be off the road?",
      answer:
        "That depends on what is found: seized parts and parts to order take longer than pads. Ask the garage when you book.",
    },
    {
      question: "Is there a warranty on the work?",
      answer: "Warranties on parts and labour vary by garage, so check yours before you confirm.",
    },
  ],
  callToAction: {
    heading: "Heard something when you braked?",
    text: "Get a free quote now, at any hour.",
  },
};
