import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData } from '../../testing/staffData';
import { card, render, serve } from '../../testing/clientDashboard';
import { DocumentsStateBadge } from './DocumentsStateBadge';

test.each([
  ['WAITING', 'Aguardando análise'],
  ['REFUSED', 'Documento recusado'],
  ['APPROVED', 'Documentos aprovados'],
] as const)('%s is told in words', async (documentsState, words) => {
  await renderStaff(<DocumentsStateBadge candidate={candidateData({ documentsState }) as never} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('nothing is told while documents are missing', async () => {
  await renderStaff(<DocumentsStateBadge candidate={candidateData({ documentsState: 'MISSING' }) as never} />);
  expect(screen.queryByText(/Documento|análise/)).not.toBeInTheDocument();
});

test('a card in the list has it', async () => {
  serve([candidateData({ name: 'Ana', documentsState: 'APPROVED' })]);
  await render();
  expect(await card('Ana')).toHaveTextContent('Documentos aprovados');
});
