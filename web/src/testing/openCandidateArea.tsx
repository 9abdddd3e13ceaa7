import { screen } from '@testing-library/react';
import CandidateArea from '../features/candidateArea/CandidateArea/CandidateArea';
import { loadTexts } from '../i18n';
import { serveGraphql, type GraphqlAnswer } from './graphqlServer';
import { profile, saved } from './ownCandidate';
import { renderUi } from './renderUi';

/**
 * Draws the candidate's area over a server that gives one form and answers every other operation alike.
 * @param data what the form has other than the usual one
 * @param answer what the server says to each operation but the reading of the form: it saves, unless told otherwise
 * @param area what is drawn, should a test have something around it
 */
export async function openCandidateArea(
  data?: object,
  answer: (operation: string) => GraphqlAnswer | Promise<GraphqlAnswer> = saved,
  area = <CandidateArea />,
) {
  await loadTexts('candidate', 'fields');
  const calls = serveGraphql(({ operation }) => (operation === 'OwnCandidate' ? profile(data) : answer(operation)));
  return {
    ...renderUi(area),
    calls,
    asked: (name: string) => calls.filter(({ operation }) => operation === name),
    /** Everything that was asked but the form itself. */
    sent: () => calls.filter(({ operation }) => operation !== 'OwnCandidate'),
  };
}

/** The button that leads on from a question, whatever it says there. */
export const next = () => screen.getByRole('button', { name: /Próximo|Finalizar|Voltar para Confirmação/ });
