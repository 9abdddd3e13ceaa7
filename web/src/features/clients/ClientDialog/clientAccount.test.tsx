import { screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { clientData, type ClientData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientDialog from './ClientDialog';

async function open(client: ClientData | 'new') {
  const known = client === 'new' ? clientData() : client;
  const server = serveStaff({
    formFields: [],
    node: known,
    createClient: { client: known, temporaryPassword: 'Temp1234', userErrors: [] },
    updateClient: { client: known, userErrors: [] },
  });
  const nothing = () => {};
  const dialog = (
    <ClientDialog
      id={client === 'new' ? 'new' : client.id}
      deleting={false}
      onDelete={nothing}
      onKeep={nothing}
      onDeleted={nothing}
      onClose={nothing}
    />
  );
  const { user } = await renderStaff(dialog);
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  return { user, server, email };
}

const WARNING =
  'Este cliente ainda não usou o acesso: ao salvar outro e-mail, a senha temporária já informada deixa de valer e uma nova é enviada ao novo endereço.';

describe('another e-mail for a client', () => {
  test('whose account was never used is told to end the temporary password, before it is saved', async () => {
    const { user, email } = await open(clientData({ email: 'errada@exemplo.com', awaitsFirstSignIn: true }));
    expect(email).not.toHaveAccessibleDescription();
    await user.clear(email);
    await user.type(email, 'certa@exemplo.com');
    expect(email).toHaveAccessibleDescription(WARNING);
    await user.clear(email);
    await user.type(email, ' Errada@exemplo.com');
    expect(email).not.toHaveAccessibleDescription();
  });

  test('who signs in already ends nothing, and nothing is said', async () => {
    const { user, email } = await open(clientData({ awaitsFirstSignIn: false }));
    await user.type(email, '.br');
    expect(email).not.toHaveAccessibleDescription();
  });

  test('who is deactivated with it ends nothing either: nobody is invited then', async () => {
    const { user, email } = await open(clientData({ active: true, awaitsFirstSignIn: true }));
    await user.type(email, '.br');
    expect(email).toHaveAccessibleDescription(WARNING);
    await user.click(screen.getByRole('checkbox', { name: 'Cliente ativo' }));
    expect(email).not.toHaveAccessibleDescription();
  });
});
