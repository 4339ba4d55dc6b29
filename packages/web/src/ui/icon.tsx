/** Line icons on a 24 by 24 grid. They are decorative and hidden from assistive technology. */
const shapes = {
  arrow: "M5 12h14M13 6l6 6-6 6",
  chevron: "M9 6l6 6-6 6",
  check: "M5 13l4.5 4.5L19 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M12 21c-4.5-4.6-7-8-7-11a7 7 0 0 1 14 0c0 3-2.5 6.4-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  calendar:
    "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M9 15.5l2 2 4-4",
  shield: "M12 3l7.5 2.7v5.6c0 4.6-3 7.7-7.5 9.7-4.5-2-7.5-5.1-7.5-9.7V5.7zM8.8 12l2.3 2.3 4.2-4.3",
  spanner:
    "M20.3 6.3l-3.1 3.1-2.6-.7-.7-2.6 3.1-3.1a5 5 0 0 0-6.5 6.4L3.6 16.3a2.8 2.8 0 0 0 4 4l6.9-6.9a5 5 0 0 0 5.8-7.1z",
  gauge: "M4.5 18.5a9 9 0 1 1 15 0M12 14l4-5.5M12 15.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z",
  clipboard:
    "M8 5H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2M9 3h6v4H9zM8.8 14l2.2 2.2 4.2-4.4",
  disc: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 5.5v.01M12 18.5v.01M5.5 12h.01M18.5 12h.01",
  drop: "M12 3.5c3.6 4.2 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.4-6.3 6-10.5zM9.5 14.5a2.5 2.5 0 0 0 2.5 2.5",
  pulse: "M3 12h4l2.5-6.5 4.5 13 2.5-6.5H21",
  van: "M3 16V7a1 1 0 0 1 1-1h9v10M13 9h4l4 4.5V16h-2M9.5 16H13M3 16h1.5M7 18.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM16.8 18.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  map: "M9 4L3.5 6.5v13.5L9 17.5l6 2.5 5.5-2.5V4L15 6.5zM9 4v13.5M15 6.5V20",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.3v.01",
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
