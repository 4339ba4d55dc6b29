import type { WritingTask } from "../writer/task.ts";

/** A task about a made-up town. */
export const sampleTask: WritingTask = {
  task: "write-location-text",
  location: { kind: "place", name: "Ashbourne", county: "Midshire", region: "East Midlands" },
  facts: [
    { id: "count3", says: "13 MOT stations within 3 miles" },
    { id: "count10", says: "80 MOT stations within 10 miles" },
    { id: "count5", says: "19 MOT stations within 5 miles" },
    { id: "seven5", says: "2 class 7 stations within 5 miles" },
    { id: "near7", says: "1.1 miles to the nearest class 7 station" },
    { id: "town1", says: "17 class 7 stations within 5 miles of Fernham" },
    { id: "guide.together", says: "a service and an MOT in one booking" },
  ],
};
