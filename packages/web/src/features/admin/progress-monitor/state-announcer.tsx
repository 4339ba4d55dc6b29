import { useEffect, useRef, useState } from "react";
import { announcement, type Announced } from "./announcement.ts";

/** Tells a screen reader what has changed since the last answer; nothing at first, when all of it is new. */
export function StateAnnouncer({ now }: { now: Announced | null }) {
  const before = useRef<Announced | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const news = before.current && now ? announcement(before.current, now) : "";
    before.current = now;
    if (news) setSaid(news);
  }, [now]);
  return <output className="sr-only">{said}</output>;
}
