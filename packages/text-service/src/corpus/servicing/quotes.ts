import type { Topic } from "../topic.ts";

export const quotes: Topic = {
  id: "quotes",
  headings: [
    "[Questions to ask|What to ask] a [garage|workshop]",
    "[Comparing|Reading] quotes [fairly|with care]",
    "[Choosing well|Choosing a workshop]",
    "[Good questions|Questions] [before you book|to put to a garage]",
  ],
  open: [
    "[A good quote|A clear quote] [names|states] [the work, the parts and the time|parts, labour and time]; [a vague one|a single line] [leaves|allows] [room for surprises|surprises later].",
    "[Price|The price] is [only part|just a part] of the [story|choice]: [oil grade, parts quality and time|time, parts and oil grade] [differ|vary] [behind|beneath] [similar|equal] totals.",
    "[Before|Ahead of] [handing over the keys|booking], [a few|some] [plain|simple] questions [tell|show] you [a lot|much] about a {garage}.",
    "[Choosing|Picking] a {garage} [{locally}|for a van] [comes down|boils down] to [skill, space and trust|trust, tools and timing], [more than|and not just] [distance|the figure at the bottom].",
  ],
  points: [
    [
      "[Does|Will] the [price|quote] [include|cover] [oil, filters, VAT and disposal|VAT, disposal, oil and filters], and [which|what] [extras|items] [would|might] be [added|charged]?",
      "[Which|What] [grade of oil|oil specification] will be [used|poured in], and will the [invoice|bill] [name|state] it?",
      "[Who|Which {mechanic}] [works|will work] on the van, and how often do they see [this make|vans like it]?",
      "Are the parts [original|branded] or [equal quality|of matching quality], and [how long|for how long] are they [covered|under warranty]?",
    ],
    [
      "[Ask|Have them say] [how|when] you will be [told|asked] about extra work, and [agree|set] [a limit|a sum] [beyond|above] which [they must|the {garage} must] [ask first|stop and ask].",
      "[See|Look at] [old parts|worn parts] [before|when] you pay; [a careful|an honest] {garage} [keeps|puts] them [aside|by] [without fuss|gladly].",
      "[Trade bodies|Trade associations] and [codes of practice|their codes] offer [a route|a way] to [settle|sort out] [complaints|disputes]; [ask|see] [whether|if] the {garage} [belongs|has signed up].",
      "[Warranty|Cover] on [parts and labour|the work] [varies|differs] by {garage}; [get|ask for] the [terms|length] [in writing|on the quote].",
    ],
    [
      "[Opening hours|Hours], [parking|somewhere to leave the van] and [key drops|a key safe] matter to owners [who work|working] [full days|from site to site] around {spotA} and {spotB}.",
      "[Ask|Check] how long the van will be [gone|kept], and [what happens|who decides] [if|when] parts [do not arrive|are late].",
      "[Book|Choose] a {garage} that [can also|is able to] [test|mend|fit tyres to] [your|the] van if [that|it] keeps [everything|the year's work] [under a single roof|in the same place].",
      "[Distance|Being close] [helps|matters] [less|little] [if|when] the van is [collected|fetched] and [returned|brought back]; [ask|find out] how far the {garage} [goes|travels].",
    ],
    [
      "[The lowest|A low] figure may [leave out|omit] [filters|fluids], the [highest|dearest] may [include|hold] [work|items] not [yet|really] due; [the {handbook}|your schedule] [settles|decides] what is [needed|due].",
      "Compare [like with like|the same service level], [same oil|equal parts] and [same|equal] [cover|warranty], before [deciding|choosing].",
      "[Be wary|Take care] with [package names|fancy names]: [bronze or gold|silver or premium] [say|tell] [little|nothing], [a list of jobs|the job list] [says|tells] all.",
      "[A van|Your van] [seen|looked after] by the same {garage} [each year|every time] [tends|seems] to bring fewer [surprises|shocks].",
    ],
  ],
};
