import { ServicePage, type ServicePageText } from "../features/service-page/service-page.tsx";

const text: ServicePageText = {
  eyebrow: "Van oil change",
  heading: "Fresh oil, the right grade, a longer engine life",
  lead: "Oil keeps the parts of an engine from wearing each other away. Get a free quote for an oil and filter change with the grade your van's maker asks for, at a garage near you.",
  formTitle: "Get an oil change quote",
  signs: {
    heading: "Signs an oil change is due",
    lead: "The service light is the polite reminder. These are the others.",
    items: {
      stop: {
        "Red oil can light":
          "Oil pressure is lost. Stop, switch off and do not restart: minutes can ruin the engine.",
      },
      soon: {
        "Level below the dipstick mark":
          "Top up with the right grade now and have the cause found. Oil does not vanish on its own.",
        "Level rising, smelling of diesel":
          "Fuel from unfinished filter regenerations is thinning the oil. Change it and have the cause checked.",
        "Rattle or tapping from cold":
          "Tired oil is slow to reach the top of the engine, the chain and the turbo.",
      },
      plan: {
        "Service light or message":
          "The van has counted miles, months and cold starts, and says it is time.",
        "Long since the last change":
          "Oil ages even in a van that stands. Short trips and idling age it faster.",
      },
    },
    warning:
      "Check the level between services, on level ground with the engine off for some minutes. Too much oil is as wrong as too little.",
  },
  work: {
    heading: "What the garage does",
    lead: "A proper change is more than draining and filling.",
    steps: {
      "Right oil, by registration": "Grade, approval and quantity are looked up for your engine.",
      "Drained warm":
        "Old oil runs out fully; plug and washer are checked and renewed where needed.",
      "New filter, correct fill":
        "Filter and seal replaced, filled to the mark, run, and checked again.",
      "Leaks, light, paperwork":
        "Checked for leaks, reminder reset, stamp or entry made, old oil recycled.",
    },
  },
  cost: {
    heading: "What affects the price",
    lead: "The same job can cost more on one van than on another. This is why.",
    items: {
      "How much oil it holds":
        "A large diesel takes more than a small engine. The handbook has the amount.",
      "Which oil it must have":
        "Low-ash oils for diesels with a particulate filter cost more than basic grades.",
      "Filter and access":
        "Some filters sit behind undertrays or deep in the bay and take longer to reach.",
      "Oil alone, or with more": "Air, fuel and pollen filters can be done on the same visit.",
      "Timing belts in oil":
        "Some engines run the belt in oil, where the exact approval is not optional.",
      "Where you are": "Labour rates differ from garage to garage.",
    },
  },
  faqs: {
    "How often does a van need an oil change?":
      "As often as the maker's schedule says, by miles or by time, whichever comes first. The handbook has it, with the shorter intervals for town work, towing, idling and short runs.",
    "Which oil does my van take?":
      "The handbook gives a viscosity such as 5W-30 and, more important, an approval such as ACEA C3 or the maker's own. Diesels with a particulate filter need a low-ash oil; the wrong one blocks the filter.",
    "Is an oil change the same as a service?":
      "No. An oil change is oil, filter and a look for leaks. A full service adds other filters and fluids and checks brakes, tyres, lights, steering and suspension.",
    "How long does it take?":
      "It depends on the engine and on what else is done. Ask whether you can wait when you agree the time.",
    "Will it keep my warranty valid?":
      "In general yes, if the garage follows the maker's schedule, uses oil of the right approval and records the work. Keep the invoice: it names the oil.",
    "Does an electric van need an oil change?":
      "No, it has no engine. Reduction gear, coolant and brake fluid still have intervals of their own, so ask for a full service instead.",
  },
  callToAction: {
    heading: "Service light on?",
    text: "Get a free oil change quote now, and ask for a time that suits your round.",
  },
};

export const Component = () => <ServicePage page="oilChanges" text={text} />;
