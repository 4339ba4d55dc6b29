import { useEffect, useState, type ReactNode } from "react";
import "./form-bar.css";

/**
 * The button that leads to the form. On phones it is a bar at the foot of the screen while the form
 * is out of view; without script, a button below the form.
 */
export function FormBar({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const form = document.getElementById("book");
    if (!form) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsShown(!entry.isIntersecting);
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="form-bar" data-shown={isShown || undefined}>
      {children}
    </div>
  );
}
