import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './loadChunk';

export interface ChunkErrorBoundaryProps {
  /** What to show instead of children whose code did not come. */
  fallback: ReactNode;
  /** A change of this lets the children try anew: the route, around screens. */
  resetKey?: string;
  children: ReactNode;
}

interface ChunkErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Catches that the code of its children did not come. A mistake in them is left to the boundary of the screen. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  override state: ChunkErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ChunkErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ChunkErrorBoundaryProps,
    state: ChunkErrorBoundaryState,
  ): Partial<ChunkErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!(failure.error instanceof ChunkLoadError)) throw failure.error;
    return this.props.fallback;
  }
}
