/** Where vans are tested in Northern Ireland. Apart from the other rules there, because a servicing page shows no other. */
export const dvaCentres = {
  where: "Only at test centres of the Driver & Vehicle Agency (DVA).",
  centres:
    "DVA's test centres are in Armagh, Ballymena, Belfast, Coleraine, Cookstown, Craigavon, Downpatrick, Enniskillen, Larne, Lisburn, Londonderry, Mallusk, Newry, Newtownards and Omagh.",
} as const;
