import type { Viewer } from './viewer';

const homes: Record<string, string> = { admin: '/admin', client: '/client', candidate: '/candidate' };

/** Where a person starts: their first role decides; null for a role that has no screen. */
export function homeOf(viewer: Viewer): string | null {
  return homes[viewer.roles[0] ?? ''] ?? null;
}
