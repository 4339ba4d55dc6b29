/**
 * The line icons of the admin pages. They are decorative: the text beside them carries the meaning.
 */
const shapes = {
  completed: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.2 12.4l2.6 2.6 5-5.4",
  failed: "M12 4l9 16H3zM12 10v4.5M12 17.3v.01",
  remaining: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  running: "M21 12a9 9 0 1 1-6.2-8.6",
  play: "M7 4.5l12 7.5-12 7.5z",
  retry: "M4 12a8 8 0 1 0 2.6-5.9M4 4.5v4.2h4.2",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5",
  sparkle: "M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM19 4v3M20.5 5.5h-3",
} as const;

export type AdminIconName = keyof typeof shapes;

export const AdminIcon = ({ name }: { name: AdminIconName }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
