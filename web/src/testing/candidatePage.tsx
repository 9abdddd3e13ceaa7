import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import CandidatePage from '../features/candidatePage/CandidatePage';
import { renderStaff } from './renderStaff';
import type { CandidateData } from './staffData';
import { serveStaff } from './staffServer';

export const nobodyBeside = { previous: null, next: null };

/** A server that knows these candidates. @param root what else it answers */
export function serveCandidates(candidates: readonly CandidateData[], root: Record<string, unknown> = {}) {
  return serveStaff({
    node: ({ id }: { id: string }) => candidates.find((candidate) => candidate.id === id) ?? null,
    candidateDuplicates: [],
    ...root,
  });
}

/** Opens a candidate's page by its address. */
export const openCandidatePage = (path: string, role: 'admin' | 'client' = 'admin') =>
  renderStaff(
    <Routes>
      <Route path="/candidates/:id" element={<CandidatePage />} />
      <Route path="*" element={<p>outro lugar</p>} />
    </Routes>,
    { path, role },
  );

/** A part of the page by its heading. */
export const region = (name: string) => screen.findByRole('region', { name });

export const noErrors = { userErrors: [] };
