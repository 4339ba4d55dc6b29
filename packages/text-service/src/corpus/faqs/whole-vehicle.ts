import { tyresAndLoad } from "../servicing/tyres-and-load.ts";
import { bodyCare, conversions, usedVan } from "../servicing/vehicle-care.ts";
import type { Faq } from "./faq.ts";

export const vehicleFaqs: readonly Faq[] = [
  {
    id: "load",
    topic: tyresAndLoad,
    forms: [
      {
        ask: ["How does carrying weight affect [my|a] van?"],
        answer: [
          "[Weight|Load] [works|wears] [tyres, springs, brakes|brakes, tyres, springs] and [clutch|wheel bearings] [harder|faster], so [check|inspect] them [more often|oftener].",
        ],
      },
      {
        ask: [
          "[What|Which] tyre pressures [are right|should I use] for a [full|loaded] van?",
          "[How do I know|Where do I see] what [my van|a van{kept}] may carry?",
        ],
        answer: [
          "Look on the [plate|weight plate] and in the {handbook}, where [limits and pressures|weights and pressures] are given.",
        ],
      },
      {
        ask: ["Can a van be overloaded without my knowing?"],
        answer: [
          "[Easily|Quite easily]: [racking, tools, fuel|tools, fuel, racking] and crew [add|mount] up; a weighbridge [settles|answers] it.",
        ],
      },
      {
        ask: ["[Which|What] parts suffer most from heavy loads?"],
        answer: [
          "[Tyres, springs|Springs, tyres], [brakes and bearings|bearings and brakes], [roughly|about] in that order.",
        ],
      },
    ],
  },
  {
    id: "body",
    topic: bodyCare,
    forms: [
      {
        ask: ["[How do I|How can I] keep rust off [my van|a van{kept}]?"],
        answer: [
          "[Wash|Rinse] [below|underneath], [clear|open] the drains and [touch in|seal] chips [early|as they come].",
        ],
      },
      {
        ask: ["Why does a sliding door [stick|jam]?"],
        answer: [
          "[Dirt|Grit] and [dry|worn] [rollers|runners] are the usual [cause|reason]; [cleaning|a clean] and grease [cure|solve] [most|many] cases.",
        ],
      },
      {
        ask: ["Is the body looked at during a service?"],
        answer: [
          "[Hinges, locks and runners|Locks, runners and hinges] {usually} get a look, and [rust|corrosion] [near|around] [safety points|mountings] is [noted|written up].",
        ],
      },
      {
        ask: ["[How often|When] should [door runners|runners and hinges] be greased?"],
        answer: [
          "[Each|Every] service, and [between|oftener] on vans [opened|unloaded] all day [around|near] {spotA}.",
        ],
      },
      {
        ask: ["[Does|Will] rust [matter|count] on a working van?"],
        answer: [
          "[Where|If] it [reaches|touches] [mounts, sills or pipes|pipes, mounts or sills], [certainly|very much]; [a door skin|a scuff] is cosmetic.",
        ],
      },
    ],
  },
  {
    id: "used",
    topic: usedVan,
    forms: [
      {
        ask: ["What should I have done on a used van first?"],
        answer: [
          "[Start|Begin] with [oil, filters and a full inspection|a full inspection, oil and filters], then [work through|plan] what the [records|papers] do not [show|prove].",
        ],
      },
      {
        ask: ["How do I check a used van's history?"],
        answer: [
          "[Compare|Read] [invoices|the service invoices], [test history|past test results] and the [keys and book|book and keys] [side by side|together].",
        ],
      },
      {
        ask: ["Should a [newly bought|second-hand] van have a service?"],
        answer: [
          "[Start|Begin] with [oil, filters and a full inspection|a full inspection, oil and filters], then [work through|plan] what the [records|papers] do not [show|prove].",
          "[Soon|At once]: [unknown|old] oil and [undated|unproven] belts are [risks|a gamble] you need not [take|carry].",
        ],
      },
      {
        ask: ["What would give away a [badly kept|neglected] van?"],
        answer: [
          "[Sludge|Black sludge] at the filler, [odd|unmatched] tyres, [gaps|holes] in the records and a [warm|ready-warmed] engine at the [viewing|door].",
        ],
      },
      {
        ask: ["Should the timing belt be a worry on a used van?"],
        answer: [
          "[Without|Lacking] an invoice for it, [count|treat] it as [due|overdue] and [allow|budget] for [belt and pump|the whole kit].",
        ],
      },
    ],
  },
  {
    id: "camper",
    topic: conversions,
    forms: [
      {
        ask: ["[Do|Can] {garages} service [campers|converted vans]?"],
        answer: [
          "[Mostly|Largely], with [height, weight|weight, height] and [fitted equipment|equipment] to [mention|talk over] [first|when booking].",
          "[Many|Plenty] do, [if|provided] the [lift and door|door and lift] [fit|allow]; [gas and mains|mains and gas] work [goes|belongs] to [specialists|others].",
        ],
      },
      {
        ask: ["[What|Which] extra care does a [camper|conversion] need?"],
        answer: [
          "[The base|The base vehicle] [follows|keeps] its [normal|usual] schedule; [fittings|the fittings] [add|bring] [checks|jobs] of their own.",
        ],
      },
      {
        ask: ["Is a [camper|fridge van] serviced like [any|a plain] van?"],
        answer: [
          "[Mostly|Largely], with [height, weight|weight, height] and [fitted equipment|equipment] to [mention|talk over] [first|when booking].",
          "[The base|The base vehicle] [follows|keeps] its [normal|usual] schedule; [fittings|the fittings] [add|bring] [checks|jobs] of their own.",
        ],
      },
      {
        ask: ["How does a camper's service [differ|change]?"],
        answer: [
          "[Age|Standing still] [counts|matters] more than miles: [tyres, brakes, batteries|batteries, tyres, brakes] and seals [come|go] first.",
        ],
      },
      {
        ask: ["Which {garage} near {spotA} has room for a tall camper?"],
        answer: [
          "[Measure first|Know the height]: [door height and lift|lift and door height] [decide|settle] it, and the form [takes|accepts] any postcode, [say|perhaps] near {spotB}.",
        ],
      },
    ],
  },
];
