import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import ImportScreen from '../features/imports/ImportScreen/ImportScreen';
import { renderStaff } from './renderStaff';

/** jsdom has no layout: the table of a test is 600 pixels high. */
export function withTableHeight() {
  const height = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight')!;
  beforeAll(() => Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 600 }));
  afterAll(() => Object.defineProperty(Element.prototype, 'clientHeight', height));
}

export const renderPlan = (path = '/imports/import-1') =>
  renderStaff(
    <Routes>
      <Route path="/imports/:id" element={<ImportScreen />} />
    </Routes>,
    { path },
  );

/** Shows the rows of an import whose first person is 'Pessoa 2'. */
export async function openPlan(path?: string) {
  const rendered = await renderPlan(path);
  const grid = await screen.findByRole('grid', { name: 'Linhas da importação' });
  await within(grid).findByText('Pessoa 2');
  return { ...rendered, grid };
}

export const cell = (grid: HTMLElement, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!;
