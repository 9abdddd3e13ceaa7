/** A dialog that is left while it saves: its late answer is told, and does not close what was opened since. */
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { noErrors, serveCandidates } from '../../testing/candidatePage';
import { templateData } from '../../testing/exportData';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData } from '../../testing/staffData';
import DatesDialog from '../admissionFlow/DatesDialog';
import ReasonsDialog from '../documents/review/ReasonsDialog';
import { EditTemplateDialog } from '../exportTemplates/TemplateManager/EditTemplateDialog';

const onClose = jest.fn();
const template = { ...templateData(), __typename: 'ExportTemplate' as const, columnMappings: [] };

function serve() {
  return serveCandidates([candidateData({ id: 'ana' })], {
    setCandidateDates: { results: [{ candidateId: 'ana', name: 'Ana', outcome: 'DONE', message: null }], ...noErrors },
    refusalReasons: [{ text: 'Ilegível' }],
    saveRefusalReasons: { refusalReasons: [{ text: 'Vencido' }], ...noErrors },
    updateExportTemplate: { exportTemplate: template, ...noErrors },
  });
}

interface Case {
  dialog: ReactElement;
  box: string;
  typed: string;
  operation: string;
  told: string;
}

const cases: readonly [string, Case][] = [
  [
    'dates',
    {
      dialog: <DatesDialog candidateId="ana" onClose={onClose} />,
      ...{ box: 'Admissão prevista', typed: '15012030', operation: 'SetDatesOfCandidate', told: 'Prazos salvos!' },
    },
  ],
  [
    'reasons',
    {
      dialog: <ReasonsDialog onClose={onClose} />,
      ...{ box: 'Motivo 1', typed: 's', operation: 'SaveRefusalReasons', told: 'Motivos de recusa salvos' },
    },
  ],
  [
    'template',
    {
      dialog: <EditTemplateDialog template={template} onClose={onClose} />,
      ...{ box: 'Nome do template', typed: 's', operation: 'UpdateExportTemplate', told: 'Template salvo' },
    },
  ],
];

beforeEach(() => onClose.mockClear());

async function save({ dialog, box, typed, operation }: Case) {
  const server = serve();
  let leave = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    leave = () => setOpen(false);
    return isOpen ? dialog : <p>outro diálogo</p>;
  }
  const answer = server.holdBack(operation);
  const { user } = await renderStaff(<Page />);
  await user.type(await screen.findByRole('textbox', { name: box }), typed);
  await user.click(screen.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(server.callsOf(operation)).toHaveLength(1));
  return { answer, leave: () => act(leave) };
}

test.each(cases)('the dialog of %s closes with its answer', async (_what, dialog) => {
  const { answer } = await save(dialog);
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each(cases)('the answer to the dialog of %s closes nothing once it has been left', async (_what, dialog) => {
  const { answer, leave } = await save(dialog);
  leave();
  expect(screen.getByText('outro diálogo')).toBeVisible();
  answer();
  expect(await screen.findByText(dialog.told)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
