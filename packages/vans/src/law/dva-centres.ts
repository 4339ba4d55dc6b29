/** The rule on test centres in Northern Ireland. It has its own module because servicing pages show only this rule. */
export const dvaCentres = {
  where: "Only at test centres of the Driver & Vehicle Agency (DVA).",
  centres:
    "DVA's test centres are in Armagh, Ballymena, Belfast, Coleraine, Cookstown, Craigavon, Downpatrick, Enniskillen, Larne, Lisburn, Londonderry, Mallusk, Newry, Newtownards and Omagh.",
} as const;
