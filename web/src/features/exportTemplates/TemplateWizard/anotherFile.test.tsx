import { screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import TemplateWizard from './TemplateWizard';

const analysis = {
  uploadId: 'upload-1',
  fileName: 'antiga.xlsx',
  sheetName: 'Ficha',
  detectedColumns: [{ name: 'Nome', samples: [] }],
  suggestedMappings: [{ templateColumnName: 'Nome', dataFieldKey: 'name', confidence: 0.9 }],
};
const workbook = (name: string) => new File(['PK'], name);
const fileInput = () => screen.getByLabelText(/^Arquivo Excel/);

test('what is found in a file that was replaced meanwhile becomes no template of the one that is chosen now', async () => {
  const server = serveStaff({
    analyzeExportTemplate: { analysis, userErrors: [] },
    exportDataFields: [{ key: 'name', label: 'Nome', isCustomField: false }],
  });
  const { user } = await renderStaff(<TemplateWizard onClose={() => {}} />);
  await user.upload(fileInput(), workbook('antiga.xlsx'));
  const release = server.holdBack('AnalyzeExportTemplate');
  await user.click(screen.getByRole('button', { name: 'Analisar' }));
  await screen.findByRole('button', { name: 'Analisando...' });
  await user.upload(fileInput(), workbook('nova.xlsx'));
  release();
  await user.click(await screen.findByRole('button', { name: 'Analisar' }));
  expect(await screen.findByRole('dialog', { name: 'Mapear Colunas' })).toBeVisible();
  expect(server.callsOf('AnalyzeExportTemplate')).toHaveLength(2);
});
