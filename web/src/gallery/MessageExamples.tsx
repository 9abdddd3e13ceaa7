import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
import { DatePicker } from '../components/DatePicker/DatePicker';
import { Dialog, type DialogSize } from '../components/Dialog/Dialog';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { Field } from '../components/Field/Field';
import { InlineError } from '../components/InlineError/InlineError';
import { Inline, Stack, TwoColumns } from '../components/Layout/Layout';
import { ProgressBar } from '../components/ProgressBar/ProgressBar';
import { Skeleton, SkeletonRows } from '../components/Skeleton/Skeleton';
import { Spinner } from '../components/Spinner/Spinner';
import { TextArea } from '../components/TextArea/TextArea';
import { TextInput } from '../components/TextInput/TextInput';
import { toast } from '../components/Toast/toast';
import { longName } from './sampleData';
import { Section } from './Section';

export function Dialogs() {
  const [size, setSize] = useState<DialogSize | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [date, setDate] = useState('');
  const sizes: DialogSize[] = ['small', 'medium', 'large', 'extraLarge'];
  return (
    <Section title="Diálogos">
      <Inline>
        {sizes.map((each) => (
          <Button key={each} onClick={() => setSize(each)}>
            Diálogo {each}
          </Button>
        ))}
        <Button variant="danger" onClick={() => setAsking(true)}>
          Excluir campo
        </Button>
      </Inline>
      <Dialog
        open={size !== null}
        onClose={() => setSize(null)}
        size={size ?? 'medium'}
        title="Editar Cliente"
        description={`Dados de ${longName}`}
        busy={busy}
        onSubmit={() => {
          setBusy(true);
          setTimeout(() => setBusy(false), 2000);
        }}
        footer={
          <>
            <Button onClick={() => setSize(null)} disabled={busy}>
              Cancelar
            </Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel="Atualizando...">
              Atualizar Cliente
            </Button>
          </>
        }
      >
        <Stack $gap={5}>
          <InlineError title="Erro ao salvar cliente" message="Já existe um cliente com este CNPJ." />
          <TwoColumns>
            {['Nome', 'Nome da Empresa', 'E-mail', 'Telefone', 'CNPJ', 'Cargo', 'Cidade', 'Bairro'].map((label) => (
              <Field key={label} label={label} required>
                <TextInput />
              </Field>
            ))}
            <Field label="Nascimento">
              <DatePicker value={date} onChange={setDate} />
            </Field>
          </TwoColumns>
          <Field label="Observações">
            <TextArea minHeight={100} />
          </Field>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title="Confirmar Exclusão"
        message="Tem certeza que deseja remover este campo dinâmico? Esta ação não pode ser desfeita."
        confirmLabel="Remover"
        busyLabel="Removendo..."
        busy={busy}
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}

export function Toasts() {
  return (
    <Section title="Avisos">
      <Inline>
        <Button
          onClick={() =>
            toast.success({
              title: 'Cliente criado!',
              description: 'Novo cliente cadastrado com sucesso.',
            })
          }
        >
          Aviso de sucesso
        </Button>
        <Button
          onClick={() =>
            toast.error({ title: 'Erro ao carregar clientes', description: 'Falha ao buscar clientes da API.' })
          }
        >
          Aviso de erro
        </Button>
      </Inline>
      <InlineError
        title="Erro ao salvar candidato"
        message="Ocorreu um erro inesperado"
        action={<Button size="small">Tentar de novo</Button>}
      />
    </Section>
  );
}

export function States() {
  return (
    <Section title="Estados">
      <TwoColumns>
        <EmptyState
          title="Nenhum cliente encontrado"
          text="Mude a busca ou cadastre o primeiro."
          action={<Button variant="primary">Novo Cliente</Button>}
        />
        <Stack>
          <Spinner showLabel />
          <Skeleton lines={4} />
          <ProgressBar label="Progresso" value={42} />
          <ProgressBar label="Progresso fino" value={80} thin />
          <SkeletonRows rows={2} />
        </Stack>
      </TwoColumns>
    </Section>
  );
}
