import { ServicePage, type ServicePageText } from "../features/service-page/service-page.tsx";

const text: ServicePageText = {
  eyebrow: "Van diagnostics",
  heading: "Warning light on? Find the cause before you pay for parts",
  lead: "A fault code says where to look, not what to replace. Get a free quote for a proper diagnosis: codes read, the suspect part tested, and the cause explained in plain words before any repair.",
  formTitle: "Get a diagnostics quote",
  signs: {
    heading: "What your warning lights mean",
    lead: "Red means stop as soon as it is safe. Amber means have it looked at. The handbook shows the symbols of your van.",
    items: {
      stop: {
        "Red oil or temperature light":
          "No oil pressure, or an engine that is overheating. Stop, switch off and call for help.",
        "Engine light, flashing":
          "Usually a misfire that can destroy the catalyst. Ease off, stop where safe and do not drive on.",
      },
      soon: {
        "Engine light, steady amber":
          "A sensor, emissions or fuelling fault has been stored. It may drive normally, or in limp mode.",
        "Particulate filter (DPF) light":
          "The filter needs a longer, faster run to clean itself. Ignored, it blocks and needs work.",
        "AdBlue countdown": "Refill, or a fault in dosing. At zero miles the van will not restart.",
      },
      plan: {
        "ABS, stability, airbag or glow plug":
          "The van still drives, but a safety or starting system is off. Each can fail the next MOT or strand you.",
      },
    },
    warning:
      "Note what the van was doing when the light came on: cold or hot, speed, load, weather. It can shorten the search.",
  },
  work: {
    heading: "What the garage does",
    lead: "Reading codes is the quick part. Finding out why is the skilled one.",
    steps: {
      "Listens to you":
        "When it started, what changed, what was repaired last. Then a look and a drive.",
      "Reads every module":
        "Stored and pending codes from engine, gearbox, brakes and body, with the data around them.",
      "Tests the suspect":
        "Wiring, voltage, pressure or live data measured, so that no part is fitted on a guess.",
      "Explains and quotes": "What it is, what it costs, and what happens if you wait. You decide.",
    },
  },
  cost: {
    heading: "What affects the price",
    lead: "Diagnosis is usually charged by time. These things decide how much of it is needed.",
    items: {
      "Read-out or full diagnosis":
        "A quick scan costs less, a tested cause costs more and saves wrong parts.",
      "A fault that comes and goes":
        "It has to be caught in the act, sometimes over a longer drive or a night.",
      "Make and equipment": "Some systems open only to the maker's tool or a licensed equivalent.",
      "Getting to the part": "Looms behind racking, bulkheads or tanks take time to reach.",
      "Coding after the repair":
        "Injectors, keys and control units often have to be taught to the van.",
      "Conversions and add-ons":
        "Trackers, inverters and tow electrics are frequent culprits; say what is fitted.",
    },
  },
  faqs: {
    "Is reading the fault codes the same as a diagnosis?":
      "No. A code such as P0401 says that a value was out of range, not which part failed. A diagnosis tests the likely causes and tells you which one it is.",
    "Can I drive with the engine light on?":
      "If it is steady amber and the van drives normally, gently and not for long. If it flashes, or a red light is on, stop when it is safe and have the van recovered.",
    "Will a warning light fail the MOT?":
      "It can: the test looks at the engine light and at those of ABS, stability control and airbags, where a van has them. Have them seen to before the test.",
    "Do I have to have the repair done there?":
      "No. You pay for the diagnosis and take the findings with you. Ask for them in writing, with the codes and the measurements.",
    "What is limp mode?":
      "The van limits power to protect engine or gearbox after a serious fault. It gets you off the road, not through the week; switching off and on hides it only for a while.",
    "How long does a diagnosis take?":
      "It depends on the fault: one that comes and goes, or an electrical one, can take long. Ask for a fixed price before it starts; the garage should ask you before going on.",
  },
  callToAction: {
    heading: "Do not guess, find out",
    text: "Get a free diagnostics quote now. Online booking is open 24/7.",
  },
};

export const Component = () => <ServicePage page="vanDiagnostics" text={text} />;
