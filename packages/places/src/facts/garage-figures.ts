/** Where the garage counts come from; shown with them. */
export const garageFigures = { garageCountSource: "DVSA active MOT test stations", garageCountYear: 2020 } as const;
