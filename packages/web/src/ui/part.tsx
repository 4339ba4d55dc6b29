import { Component, type ReactNode } from "react";
import type { PagePart } from "@vanfettle/contract/page-failure";
import { reportPart } from "./load-part.ts";
import { offerReload } from "./part-failure.ts";

interface PartProps {
  name: PagePart;
  children: ReactNode;
}

/**
 * A part of a page that disappears if it cannot be rendered. The rest of the page stays, and offers
 * to reload.
 */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    reportPart(this.props.name, "render");
    offerReload();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
