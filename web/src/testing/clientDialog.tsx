import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderStaff } from './renderStaff';
import { clientData, type ClientData, type FieldValueData } from './staffData';
import { serveStaff } from './staffServer';
import ClientDialog from '../features/clients/ClientDialog/ClientDialog';

export function serve({
  client = clientData({ id: 'c1', name: 'Otávio' }),
  formFields = [],
}: { client?: ClientData | null; formFields?: FieldValueData[] } = {}) {
  return serveStaff({
    formFields,
    node: client,
    createClient: { client: clientData(), temporaryPassword: 'Temp1234', userErrors: [] },
    updateClient: { client, userErrors: [] },
    deleteClient: { deletedId: 'c1', userErrors: [] },
  });
}

export function Dialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <ClientDialog
      id={id}
      deleting={deleting}
      onDelete={() => setDeleting(true)}
      onKeep={() => setDeleting(false)}
      onDeleted={onClose}
      onClose={onClose}
    />
  );
}

export async function open(id: string) {
  let closed = false;
  const view = await renderStaff(<Dialog id={id} onClose={() => (closed = true)} />);
  await screen.findByRole('textbox', { name: 'Nome' });
  return { ...view, closed: () => closed };
}

export const input = (name: string) => screen.getByRole('textbox', { name });

export const button = (name: string) => screen.getByRole('button', { name });

export async function fillBasics(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(input('Nome'), 'Otávio Menezes');
  await user.type(input('Nome da Empresa'), 'Litoral');
  await user.type(input('E-mail'), 'otavio@litoral.com');
  await user.type(input('CNPJ'), '00000000000191');
}
