import { Tabs } from "radix-ui";
import { textKinds, type TextKind } from "./location-content.ts";

export const KindTabs = () => (
  <Tabs.List className="tabs" aria-label="Text">
    {(Object.keys(textKinds) as TextKind[]).map((kind) => (
      <Tabs.Trigger key={kind} value={kind}>
        {textKinds[kind]}
      </Tabs.Trigger>
    ))}
  </Tabs.List>
);
