import { waitFor, within } from '@testing-library/react';
import { labelIn, openNewField, serveFields } from '../../../../testing/fieldEditor';

describe('who may view and edit a new field', () => {
  test('is for administrators only until somebody takes the rights that its key suggests', async () => {
    const proposal = { canView: ['ADMIN', 'CLIENT', 'CANDIDATE'], canEdit: ['ADMIN', 'CANDIDATE'] };
    const server = serveFields([], { experiencia: proposal });
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Experiência');
    const suggestion = within(await dialog.findByRole('group', { name: 'Sugestão para esta key:' }));
    expect(suggestion.getByText('Editar: Candidato')).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Candidato pode editar' })).not.toBeChecked();
    await user.click(suggestion.getByRole('button', { name: 'Usar sugestão' }));
    expect(dialog.getByRole('switch', { name: 'Cliente pode visualizar' })).toBeChecked();
    expect(dialog.getByRole('switch', { name: 'Cliente pode editar' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await waitFor(() => expect(server.lastOf('CreateCustomField')['input']).toMatchObject(proposal));
  });

  test('with the key of another field keeps its rights, which hold for both, until somebody changes them', async () => {
    const stored = { fieldKey: 'cidade', canView: ['ADMIN', 'CANDIDATE'], canEdit: ['ADMIN', 'CANDIDATE'] };
    const server = serveFields([], { cidade: { stored } });
    const { user, dialog } = await openNewField();
    const right = (name: string) => dialog.getByRole('switch', { name });
    await user.type(labelIn(dialog), 'Cidade');
    expect(await dialog.findByText(/^Esta key já tem permissões/)).toBeVisible();
    expect(right('Candidato pode editar')).toBeChecked();
    expect(right('Cliente pode visualizar')).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await waitFor(() => expect(server.lastOf('CreateCustomField')['input']).toMatchObject({ key: 'cidade' }));
    expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('canView');
    expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('canEdit');
  });

  test('that were chosen before those of the key were known are sent, beside which these are shown and can be kept', async () => {
    const stored = { fieldKey: 'cidade', canView: ['ADMIN', 'CLIENT'], canEdit: ['ADMIN', 'CLIENT'] };
    const server = serveFields([], { cidade: { stored } });
    const { user, dialog } = await openNewField();
    const right = (name: string) => dialog.getByRole('switch', { name });
    await user.click(right('Candidato pode editar'));
    await user.type(labelIn(dialog), 'Cidade');
    const known = within(await dialog.findByRole('group', { name: 'Permissões que a key já tem:' }));
    expect(known.getByText('Ver: Admin/Client')).toBeVisible();
    expect(right('Cliente pode editar')).not.toBeChecked();
    await user.click(known.getByRole('button', { name: 'Manter as que já tem' }));
    expect(right('Cliente pode editar')).toBeChecked();
    expect(right('Candidato pode editar')).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await waitFor(() =>
      expect(server.lastOf('CreateCustomField')['input']).toMatchObject({
        canView: stored.canView,
        canEdit: stored.canEdit,
      }),
    );
  });
});

describe('the rights', () => {
  test('to edit bring the right to view, and go with it; the administrator is told apart', async () => {
    serveFields();
    const { user, dialog } = await openNewField();
    const view = dialog.getByRole('switch', { name: 'Candidato pode visualizar' });
    const edit = dialog.getByRole('switch', { name: 'Candidato pode editar' });
    await user.click(edit);
    expect(view).toBeChecked();
    await user.click(view);
    expect(edit).not.toBeChecked();
    expect(dialog.getByText('Administradores sempre têm acesso total a todos os campos.')).toBeVisible();
  });
});
