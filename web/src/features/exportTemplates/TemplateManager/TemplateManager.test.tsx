import { screen, waitFor, within } from '@testing-library/react';
import { columnMapping, templateData } from '../../../testing/exportData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import TemplateManager from './TemplateManager';

type Template = ReturnType<typeof templateData>;

function serve(templates: Template[], outcomes: Record<string, unknown> = {}) {
  return serveStaff({
    exportTemplates: () => templates,
    setDefaultExportTemplate: ({ input }: { input: { id: string } }) => {
      for (const template of templates) template.isDefault = template.id === input.id;
      return { exportTemplates: templates, userErrors: [] };
    },
    updateExportTemplate: ({ input }: { input: object }) => ({
      exportTemplate: { ...templates[0], ...input },
      userErrors: [],
    }),
    deleteExportTemplate: ({ input }: { input: { id: string } }) => {
      templates.splice(
        templates.findIndex(({ id }) => id === input.id),
        1,
      );
      return { deletedId: input.id, userErrors: [] };
    },
    exportDataFields: [],
    ...outcomes,
  });
}

const two = () => [
  templateData({ id: 't1', name: 'Acme', isDefault: true }),
  templateData({ id: 't2', name: 'Bom Pão' }),
];

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const defaults = () => screen.getAllByText('Padrão', { exact: true });

test('shows what each template is', async () => {
  serve([
    templateData({
      name: 'Acme',
      description: 'Ficha da Acme',
      isDefault: true,
      hasFile: true,
      columnMappings: [columnMapping(), columnMapping({ isVisible: false }), columnMapping()],
    }),
  ]);
  await renderStaff(<TemplateManager />);
  expect(await heading('Acme')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gerenciar Templates de Exportação');
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(screen.getByText('Ficha da Acme')).toBeVisible();
  expect(screen.getByText('Planilha própria')).toBeVisible();
  expect(defaults()).toHaveLength(1);
  expect(fact('Arquivo')).toHaveTextContent('ficha.xlsx');
  expect(fact('Planilha')).toHaveTextContent('Ficha');
  expect(fact('Colunas')).toHaveTextContent('3');
  expect(fact('Colunas visíveis')).toHaveTextContent('2');
  expect(fact('Criado em')).toHaveTextContent('03/08/2026');
});

test('says that there is none, and opens the wizard', async () => {
  serve([]);
  const { user } = await renderStaff(<TemplateManager />);
  expect(await screen.findByText('Nenhum template encontrado')).toBeVisible();
  await user.click(button('Novo Template'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Upload de Template Excel' })).toBeVisible());
});

test('a wizard that was closed begins anew', async () => {
  serve([]);
  const { user } = await renderStaff(<TemplateManager />);
  await screen.findByText('Nenhum template encontrado');
  const name = () => screen.findByRole('textbox', { name: /Nome do template/ });
  await user.click(button('Novo Template'));
  await user.type(await name(), 'Acme');
  await user.click(button('Cancelar'));
  await user.click(button('Novo Template'));
  expect(await name()).toHaveValue('');
});

test('a list that cannot be loaded is told and asked for again', async () => {
  const server = serve(two());
  server.intercept('ExportTemplates', () =>
    server.callsOf('ExportTemplates').length > 1 ? null : { error: { code: 'FORBIDDEN' } },
  );
  const { user } = await renderStaff(<TemplateManager />);
  expect(await screen.findByText('Erro ao carregar templates', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar os templates salvos.');
  await user.click(button('Tentar novamente'));
  expect(await heading('Acme')).toBeVisible();
});

test('another default takes the place of the one before', async () => {
  serve(two());
  const { user } = await renderStaff(<TemplateManager />);
  await heading('Acme');
  await user.click(button('Definir Bom Pão como padrão'));
  expect(await screen.findByText('Template padrão definido')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Definir Acme como padrão' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Definir Bom Pão como padrão' })).not.toBeInTheDocument();
  expect(defaults()).toHaveLength(1);
});

test('using a template takes it along to the candidates and leaves the default one as it is', async () => {
  const server = serve(two());
  const { user, address } = await renderStaff(<TemplateManager />, { path: '/admin/templates' });
  await heading('Bom Pão');
  const [, second] = screen.getAllByRole('button', { name: 'Usar Template' });
  await user.click(second as HTMLElement);
  await waitFor(() => expect(address()).toBe('/admin?template=t2&view=list'));
  expect(await screen.findByText('Template "Bom Pão" escolhido')).toBeVisible();
  expect(server.callsOf('SetDefaultExportTemplate')).toEqual([]);
});

test('a template gets another name and description; what was not changed is not sent', async () => {
  const server = serve(two());
  const { user } = await renderStaff(<TemplateManager />);
  await heading('Acme');
  await user.click(button('Editar Acme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Editar Template' }));
  const name = dialog.getByRole('textbox', { name: /Nome do template/ });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Digite um nome para o template.')).toBeVisible();
  await user.type(name, 'Acme 2');
  await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Nova ficha');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await heading('Acme 2')).toBeVisible();
  expect(server.lastOf('UpdateExportTemplate')['input']).toEqual({
    id: 't1',
    name: 'Acme 2',
    description: 'Nova ficha',
  });
});

test('a template goes only after it was asked about', async () => {
  const server = serve(two());
  const { user } = await renderStaff(<TemplateManager />);
  await heading('Acme');
  await user.click(button('Excluir Acme'));
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Excluir Template' }));
  expect(dialog().getByText(/Tem certeza que deseja excluir o template "Acme"\?/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(server.callsOf('DeleteExportTemplate')).toEqual([]);
  await user.click(button('Excluir Acme'));
  await user.click(dialog().getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Template excluído')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Acme' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Gerenciar Templates de Exportação' })).toHaveFocus());
});

describe('where the list cannot be loaded again', () => {
  const serveOnce = () => {
    const server = serve(two(), {
      analyzeExportTemplate: {
        analysis: {
          uploadId: 'u1',
          fileName: 'ficha.xlsx',
          sheetName: 'Ficha',
          detectedColumns: [{ name: 'Nome', samples: [] }],
          suggestedMappings: [{ templateColumnName: 'Nome', dataFieldKey: 'name', confidence: 0.9 }],
        },
        userErrors: [],
      },
      saveExportTemplate: { exportTemplate: { __typename: 'ExportTemplate', id: 't3' }, userErrors: [] },
    });
    server.intercept('ExportTemplates', () =>
      server.callsOf('ExportTemplates').length > 1 ? { error: { code: 'FORBIDDEN' } } : null,
    );
  };
  const ofTheList = () => screen.findByText('Erro ao carregar templates', { selector: 'li *' });

  test('a template that was saved is told as saved, and the wizard closes', async () => {
    serveOnce();
    const { user } = await renderStaff(<TemplateManager />);
    await heading('Acme');
    await user.click(button('Novo Template'));
    await user.upload(await screen.findByLabelText(/^Arquivo Excel/), new File(['PK'], 'ficha.xlsx'));
    await user.click(button('Analisar'));
    await user.click(await screen.findByRole('button', { name: 'Próximo' }));
    await user.click(button('Salvar Template'));
    expect(await screen.findByText('Template salvo')).toBeVisible();
    expect(await ofTheList()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Erro ao salvar')).not.toBeInTheDocument();
  });

  test('a template that was deleted is told as deleted, and goes', async () => {
    serveOnce();
    const { user } = await renderStaff(<TemplateManager />);
    await heading('Acme');
    await user.click(button('Excluir Acme'));
    await user.click(button('Excluir'));
    expect(await screen.findByText('Template excluído')).toBeVisible();
    expect(await ofTheList()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Acme' })).not.toBeInTheDocument());
    expect(await heading('Bom Pão')).toBeVisible();
  });
});

test.each([
  ['SetDefaultExportTemplate', 'Definir Bom Pão como padrão', null, 'Não foi possível definir o template como padrão.'],
  ['DeleteExportTemplate', 'Excluir Bom Pão', 'Excluir', 'Não foi possível excluir o template.'],
])('a failed %s is told', async (operation, action, confirmation, text) => {
  const server = serve(two());
  server.intercept(operation, () => ({ error: { code: 'FORBIDDEN' } }));
  const { user } = await renderStaff(<TemplateManager />);
  await heading('Bom Pão');
  await user.click(button(action));
  if (confirmation) await user.click(button(confirmation));
  expect(await screen.findByText('Erro', { exact: true })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
