/** What waits in this browser for a question that takes it no more: it keeps no form from being finished. */
import { screen, waitFor } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, sentDocument } from '../../../testing/documentStep';
import { field, question, saved } from '../../../testing/ownCandidate';
import { openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';

beforeEach(async () => {
  resetSession();
  await forgetBrowser();
  toast.clear();
  await loadTexts('capture');
});

const leaveAnswer = (key: string, answer: object) =>
  localStorage.setItem(
    `esteira.answers.Q2FuZGlkYXRlOjE.${key}`,
    JSON.stringify({ at: 1, previousValue: '', ...answer }),
  );

const open = (data: object) =>
  openCandidateArea(data, (operation) =>
    operation === 'FinishOwnForm' ? { data: { finishOwnForm: { userErrors: [] } } } : saved(),
  );

async function finish(data: object) {
  const { user, asked } = await open(data);
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
}

it('a choice between two devices that a reopened form does not ask for keeps it from being finished no longer', async () => {
  leaveAnswer('cidade', { value: 'Natal', rival: 'Belém' });
  await finish({
    requestedFieldKeys: ['rua'],
    correctedFieldKeys: ['rua'],
    fields: [field({ value: 'Belém', viewerCanEdit: false }), field({ key: 'rua', label: 'Rua', value: 'Rua Nova' })],
  });
  expect(localStorage.getItem('esteira.answers.Q2FuZGlkYXRlOjE.cidade')).toBeNull();
});

it.each([
  ['half typed', { draft: 'unfinished' }],
  ['that another device has overtaken', { rival: '456' }],
])(
  'a text %s whose field asks for a document by now keeps the form from being finished no longer',
  async (_what, how) => {
    leaveAnswer('rg', { value: '123', ...how });
    await finish({
      fields: [
        field({
          key: 'rg',
          label: 'RG',
          type: 'FILE',
          required: true,
          value: '6740a1b2c3d4e5f607182930 sent 2026-11-02',
          documentOptions: documentOptions(),
        }),
        field({ value: 'Natal' }),
      ],
      documents: [sentDocument()],
    });
  },
);
