import { screen } from '@testing-library/react';
import { threeColumns } from './exportData';
import { renderStaff } from './renderStaff';
import { serveStaff } from './staffServer';
import ExportDialog, { type ExportDialogProps } from '../features/exports/ExportDialog/ExportDialog';

export const PREPARED = {
  downloadUrl: '/downloads/exports/abc',
  fileName: 'candidatos_2026-08-03.xlsx',
  candidateCount: 2,
  userErrors: [],
};

interface Answers {
  columns?: object[];
  exportTemplates?: object[];
  /** The answer, or what gives it at each call. */
  exportCandidates?: object;
}

export function serve({ columns = threeColumns, exportTemplates = [], exportCandidates = PREPARED }: Answers = {}) {
  return serveStaff({
    exportColumns: { fileName: 'candidatos', sheetName: 'Candidatos', columns },
    exportTemplates,
    exportPreview: { headings: ['Nome', 'E-mail'], rows: [['Ana', 'ana@exemplo.com']] },
    exportCandidates,
  });
}

/** Draws the dialog and waits until it can be used. */
export async function open(props: Partial<ExportDialogProps> = {}) {
  let closed = false;
  const view = await renderStaff(
    <ExportDialog candidateIds={['a', 'b']} totalMatching={2} {...props} onClose={() => (closed = true)} />,
  );
  await screen.findByRole('textbox', { name: 'Nome do arquivo' });
  return { ...view, closed: () => closed };
}

export const exportButton = () => screen.getByRole('button', { name: 'Exportar Excel' });

export const toggle = (column: string) => screen.getByRole('switch', { name: `Exportar a coluna ${column}` });

export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
