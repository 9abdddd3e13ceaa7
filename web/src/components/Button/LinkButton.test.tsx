import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { LinkButton, TextLink } from './LinkButton';

test('a link that looks like a button is no more on paper than a button is, a link in text is', () => {
  renderUi(
    <>
      <LinkButton to="/imports">Importar</LinkButton>
      <TextLink to="/login">Entrar</TextLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute('data-screen-only');
  expect(screen.getByRole('link', { name: 'Entrar' })).not.toHaveAttribute('data-screen-only');
});
