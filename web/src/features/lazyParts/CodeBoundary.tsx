import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from './loadCode';

export interface CodeBoundaryProps {
  /** What to show instead of children whose code did not come. */
  fallback: ReactNode;
  /** A change of this lets the children try anew: the route, around screens. */
  resetKey?: string;
  children: ReactNode;
}

interface CodeBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Catches that the code of its children did not come. A mistake in them is left to the boundary of the screen. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override state: CodeBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CodeBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: CodeBoundaryProps,
    state: CodeBoundaryState,
  ): Partial<CodeBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!(failure.error instanceof CodeNotLoaded)) throw failure.error;
    return this.props.fallback;
  }
}
