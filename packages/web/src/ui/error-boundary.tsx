import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  onError: () => void;
  /** Stands in the place of children that throw. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its fallback instead of children that throw. This module imports only React: hot reload would
 * mount the class anew after a change of anything that it imports, and empty the forms within.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
