/** The MOT classes of vans. The law table has their weights. */
export const vanClasses = ["4", "7"] as const;

export type VanClass = (typeof vanClasses)[number];
