import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import { DoubtfulAnswer } from './DoubtfulAnswer';

it('shows all of itself when it is asked, as its second button would stand behind the bar of a phone', async () => {
  await loadTexts('fields');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderUi(<DoubtfulAnswer text="Já passou." onCorrect={() => undefined} onGoOn={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Corrigir' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts).toEqual([
    screen.getByRole('button', { name: 'Continuar mesmo assim' }).closest('div:has(> [role=alert])'),
  ]);
});
