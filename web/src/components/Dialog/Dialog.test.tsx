import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { toast } from '../Toast/toast';
import { TextInput } from '../TextInput/TextInput';
import { Dialog, type DialogProps } from './Dialog';

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Novo Cliente</Button>
      <Button>Atrás do diálogo</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Novo Cliente"
        description="Dados da empresa"
        footer={<Button type="submit">Criar Cliente</Button>}
        {...props}
      >
        {props.children ?? (
          <>
            <TextInput aria-label="Nome" />
            <TextInput aria-label="E-mail" />
          </>
        )}
      </Dialog>
    </>
  );
}

async function openExample(props: Partial<DialogProps> = {}) {
  const ui = renderUi(<Example {...props} />);
  await ui.user.click(screen.getByRole('button', { name: 'Novo Cliente' }));
  const dialog = await screen.findByRole(props.role ?? 'dialog', { name: 'Novo Cliente' });
  return { ...ui, dialog };
}

describe('Dialog', () => {
  afterEach(() => act(() => toast.clear()));

  test('has its title as name and its description as description', async () => {
    const { dialog } = await openExample();
    expect(dialog).toHaveAccessibleDescription('Dados da empresa');
  });

  test('puts the first focus on the first field', async () => {
    await openExample();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  });

  test('puts the first focus on no box to tick, which would be agreed to unread', async () => {
    const { dialog } = await openExample({ children: <input type="checkbox" aria-label="Confirmo" /> });
    expect(dialog).toHaveFocus();
  });

  test('puts the first focus on the element marked for it, even after fields', async () => {
    await openExample({ footer: <Button data-autofocus="">Cancelar</Button> });
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  test('puts the first focus on itself when it has no field, so that its text is read', async () => {
    const { dialog } = await openExample({ children: <p>Só um texto.</p> });
    expect(dialog).toHaveFocus();
  });

  test('keeps the Tab key inside, in both directions', async () => {
    const { user, dialog } = await openExample();
    const stops = within(dialog).getAllByRole('button').length + within(dialog).getAllByRole('textbox').length;
    for (let press = 0; press < stops * 2; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    for (let press = 0; press < stops * 2; press += 1) {
      await user.tab({ shift: true });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('hides the page behind it from screen readers', async () => {
    await openExample();
    expect(screen.queryByRole('button', { name: 'Atrás do diálogo' })).not.toBeInTheDocument();
  });

  test.each([
    [
      'the close button',
      async ({ user }: Awaited<ReturnType<typeof openExample>>) =>
        user.click(screen.getByRole('button', { name: 'Fechar' })),
    ],
    ['Escape', async ({ user }: Awaited<ReturnType<typeof openExample>>) => user.keyboard('{Escape}')],
  ])('closes by %s and returns the focus to what opened it', async (_way, close) => {
    const ui = await openExample();
    await close(ui);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Novo Cliente' })).toHaveFocus());
  });

  test('closes by Escape although a message came up after it, and leaves the message to be read', async () => {
    const { user } = await openExample();
    act(() => void toast.error({ title: 'Erro ao salvar' }));
    await screen.findByText('Erro ao salvar', { selector: 'li *' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Erro ao salvar', { selector: 'li *' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Erro ao salvar', { selector: 'li *' })).not.toBeInTheDocument();
  });

  test('with a message over it, Escape closes only the upper of two dialogs', async () => {
    const closed: string[] = [];
    const { user } = renderUi(
      <Dialog open title="Formulário" onClose={() => closed.push('Formulário')}>
        <Dialog open title="Pergunta" onClose={() => closed.push('Pergunta')}>
          <TextInput aria-label="Resposta" />
        </Dialog>
      </Dialog>,
    );
    act(() => void toast.error({ title: 'Erro ao salvar' }));
    await screen.findByText('Erro ao salvar', { selector: 'li *' });
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['Pergunta']);
  });

  test('does not close while busy, by button nor by Escape', async () => {
    const onClose = jest.fn();
    const { user } = await openExample({ busy: true, onClose });
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  });

  test('submits its form by the Enter key and by the button in its footer', async () => {
    const onSubmit = jest.fn();
    const { user } = await openExample({ onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Padaria{Enter}');
    await user.click(screen.getByRole('button', { name: 'Criar Cliente' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('what a form was told is gone with its next try, and with the form', async () => {
    const told = (title: string) => screen.queryByText(title, { selector: 'li *' });
    const { user } = await openExample({
      onSubmit: () => toast.error({ title: 'Campos obrigatórios' }),
      footer: <Button type="submit">Criar Cliente</Button>,
    });
    act(() => void toast.error({ title: 'Erro de antes' }));
    await screen.findByText('Erro de antes', { selector: 'li *' });
    await user.click(screen.getByRole('button', { name: 'Criar Cliente' }));
    expect(await screen.findByText('Campos obrigatórios', { selector: 'li *' })).toBeVisible();
    expect(told('Erro de antes')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(told('Campos obrigatórios')).not.toBeInTheDocument());
  });

  test('does not submit the form around it', async () => {
    const outer = jest.fn();
    const { user } = renderUi(
      <form onSubmit={outer}>
        <Dialog
          open
          onClose={() => {}}
          title="Dentro"
          onSubmit={() => {}}
          footer={<Button type="submit">Salvar</Button>}
        >
          <TextInput aria-label="Nome" />
        </Dialog>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(outer).not.toHaveBeenCalled();
  });

  test('returns the focus to the opener when another dialog has taken its place meanwhile', async () => {
    function Steps() {
      const [step, setStep] = useState(0);
      return (
        <>
          <Button onClick={() => setStep(1)}>Abrir</Button>
          {step === 1 && (
            <Dialog key="form" open title="Formulário" onClose={() => setStep(0)}>
              <Button onClick={() => setStep(2)}>Salvar</Button>
            </Dialog>
          )}
          {step === 2 && (
            <Dialog key="result" open title="Resultado" onClose={() => setStep(0)}>
              <TextInput aria-label="Senha" />
            </Dialog>
          )}
        </>
      );
    }
    const { user } = renderUi(<Steps />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Senha' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  test('gives the focus to the list where the row that opened it is gone, and does not scroll to the top of the list', async () => {
    function List() {
      const [rows, setRows] = useState(['Ana', 'Bia']);
      const [asked, setAsked] = useState<string | null>(null);
      return (
        <>
          <div role="group" aria-label="Pessoas" tabIndex={-1}>
            {rows.map((name) => (
              <Button key={name} onClick={() => setAsked(name)}>{`Excluir ${name}`}</Button>
            ))}
          </div>
          <Dialog open={asked !== null} onClose={() => setAsked(null)} title="Confirmar Exclusão">
            <Button
              onClick={() => {
                setRows(rows.filter((name) => name !== asked));
                setAsked(null);
              }}
            >
              Excluir
            </Button>
          </Dialog>
        </>
      );
    }
    const { user } = renderUi(<List />);
    const list = screen.getByRole('group', { name: 'Pessoas' });
    const focused = jest.spyOn(list, 'focus');
    await user.click(screen.getByRole('button', { name: 'Excluir Ana' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(list).toHaveFocus());
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('lets F8 lead to the messages, which it does not hide, and Tab back inside', async () => {
    const { user, dialog } = await openExample();
    act(() => void toast.error({ title: 'Erro ao salvar' }));
    const message = (await screen.findByText('Erro ao salvar')).closest('li');
    await user.keyboard('[F8]');
    const list = message?.parentElement;
    await waitFor(() => expect(list).toHaveFocus());
    expect(list?.closest('[aria-hidden="true"]')).toBeNull();
    await user.tab();
    expect(message).toHaveFocus();
    await user.tab();
    expect(within(message as HTMLElement).getByRole('button')).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });
});
