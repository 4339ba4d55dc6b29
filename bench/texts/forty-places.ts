import type { LocationKind } from "@vanfettle/contract/location/location";

/** The places of the trial: a text of a model for most, and of the template for every fourth. */
const keys = `
region/west-midlands region/wales county/kent county/derbyshire county/cornwall county/north-yorkshire
county/county-fermanagh place/falmouth place/gateshead place/leeds place/birmingham place/bradford
place/maidstone place/dartford place/prestwick place/ayr place/oban place/glasgow place/cardiff
place/aberystwyth place/lisburn place/enniskillen place/whitby place/torquay place/kendal place/ryde
place/torpoint place/skipton place/sedbergh place/westerham
region/scotland county/norfolk place/folkestone place/truro place/gosport place/harrogate
place/omagh place/buxton place/hay-on-wye place/bath`;

/** The last ten are the template's. */
const byModel = 30;

export const fortyPlaces = keys
  .trim()
  .split(/\s+/)
  .map((key, i) => {
    const [kind, slug = ""] = key.split("/");
    return { kind: kind as LocationKind, slug, isByModel: i < byModel };
  });
