import { screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import type { Step } from '../steps';
import { SaveIndicator } from './SaveIndicator';

const step = (key: string, asked = true) => ({ key, label: key, asked }) as Step;

test.each([
  ['another question that is asked', { steps: [step('cidade'), step('bairro')], step: step('cidade') }, true],
  ['the review', { steps: [step('bairro')] }, true],
  ['the question itself', { steps: [step('bairro')], step: step('bairro') }, false],
  ['a form that does not ask for it any more', { steps: [step('cidade'), step('bairro', false)] }, false],
  ['a form that is being finished', { steps: [step('bairro')], isFinishing: true }, false],
])('a refused answer is told at %s, with the way to it where there is one', async (_where, place, isLed) => {
  await loadTexts('candidate');
  renderUi(
    <SaveIndicator state={{ status: 'refused', key: 'bairro' }} isRefused={false} onOpen={() => {}} {...place} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('O campo "bairro" não foi salvo. Confira a resposta.');
  expect(screen.queryAllByRole('button', { name: 'Ir para a pergunta' })).toHaveLength(isLed ? 1 : 0);
});
