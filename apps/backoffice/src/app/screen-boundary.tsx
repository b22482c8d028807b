import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
}

interface ScreenBoundaryState {
  readonly broken: boolean;
}

/** Keeps a screen that breaks from taking the whole app with it. Only a class can catch what rendering throws. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { broken: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.#recover);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.#recover);
  }

  /** Another address is another screen: it has not broken. */
  readonly #recover = () => {
    if (this.state.broken) this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? <RouteError /> : this.props.children;
  }
}
