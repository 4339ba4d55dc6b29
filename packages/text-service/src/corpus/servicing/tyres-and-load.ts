import type { Topic } from "../topic.ts";

export const tyresAndLoad: Topic = {
  id: "tyres-and-load",
  headings: [
    "Tyres, springs and [payload|load]",
    "[Carrying|Hauling] weight [safely|well]",
    "[Tyres and suspension|Suspension and tyres] [under load|on working vans]",
    "[What weight does to|How weight wears] a van",
  ],
  open: [
    "[Tyres and springs|Springs and tyres] [carry|take] [everything|whatever] you put in the van, [and|so] [both|they] [wear|age] [by|with] weight [as well as|and not only] miles.",
    "[Van tyres|Tyres for vans] are [built|made] for load: the [marking|load index] on the [sidewall|side] [must|has to] [match|suit] the [axle weight|van's plate], [or|otherwise] [safety|grip] [suffers|may suffer].",
    "[A service|A good service] [looks|goes] [beyond|further than] the engine: [tyres, dampers, springs and joints|joints, springs, dampers and tyres] [decide|settle] how a [loaded|full] van [steers|corners] and [stops|brakes].",
    "[Heavy tools|Constant loads] [sag|tire] springs [bit by bit|slowly], and [because|since|as] it [happens|comes on] [gradually|slowly] [few|not many] drivers [notice|feel] [it|the change].",
  ],
  points: [
    [
      "[Pressures|Tyre pressures] for [empty and full|light and full loads] are [printed|shown] [in the door frame|on the pillar]; [running soft|too little air] [overheats|wears] tyres and [burns|wastes] fuel.",
      "[Check|Look at] [inner shoulders|the inner edges] [as well|too]: [tracking|wheel alignment] [faults|errors] show there first, out of [sight|view].",
      "[Twin rear wheels|Rear twins] [need|want] [a check|air] on the [inner tyre|inside wheel] too, [which|and that] is [easily|often] [missed|forgotten].",
      "Age hardens rubber: [cracks|fine cracks] [in the sidewall|between the treads] mean a change [however much|whatever amount of] tread [is left|remains].",
    ],
    [
      "[Dampers|Shock absorbers] that [weep|leak] [oil|fluid], [a bouncing tail|a wallow] [over dips|after bumps] or [cupped|scalloped] tyres [all say|mean] the same: [new dampers|replacement dampers] are due.",
      "[Leaf springs|Rear leaves] [crack|break] [at the eye|near the ends], [often|sometimes] [unseen|without a sound]; [a torch|good light] [underneath|from below] [finds|shows] it.",
      "[Ball joints|Joints], [wishbone bushes|bushes] and [wheel bearings|bearings] [wear|go] [sooner|faster] on [front-heavy|hard-worked] vans; [a hum|drone] [that rises with speed|on bends] is the clue.",
      "[Steering|The steering] that [wanders|pulls] [with a load|when laden] [deserves|needs] [alignment|tracking] and [joint|bush] checks before [new tyres|fresh tyres] [go on|are fitted].",
    ],
    [
      "Have the van weighed [fully loaded|as it really runs] [now and then|from time to time]: [racking, fuel and crew|crew, racking and fuel] leave less [payload|allowance] than [the brochure says|you would guess].",
      "[Place|Put] [heavy things|heavy items] [low and forward|low down, near the bulkhead], [tie|strap] them [down|to the rings] and [share|spread] the weight [left and right|evenly].",
      "[Lashing rings|Bulkheads] and [straps|load bars] [fail|wear] [too|as well]; [look|glance] [at|over] them [whenever|each time] the van is [empty|swept out].",
      "A tow bar needs [tight|secure] bolts and [a clean|a dry] socket, [particularly|especially] if you [pull|take] a trailer [between|from] {spotA} [and|to] {spotB}.",
    ],
    [
      "[Alignment|A tracking check] [after|following] [new tyres|a pothole] [pays|earns] [its way|its keep] [in|through] [even|slower] wear.",
      "The spare can [rust|seize] in its [cradle|carrier] and [go flat|lose air] unseen; [ask|have it agreed] that [it|the spare] is [lowered|tested] [at the service|yearly].",
      "[Wheel nuts|Nuts] [should|ought to] be [re-checked|checked again] [soon after|a few miles after] a wheel has been off.",
      "[Uneven|Odd] tyre wear tells a story: [centre|middle] wear [means|says] too much air, [edge|shoulder] wear [too little|not enough], and [a single side|the inside only] [points|leads] to [alignment|tracking].",
    ],
  ],
};
