import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/**
 * Renders nothing instead of children that throw. This module imports only React: hot reload would
 * mount the class anew after a change of anything that it imports, and empty the forms within.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
