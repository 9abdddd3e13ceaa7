import MailIcon from 'lucide-react/icons/mail';
import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { LinkButton, TextLink } from '../components/Button/LinkButton';
import { TextButton } from '../components/Button/TextButton';
import { Card, CardHeader } from '../components/Card/Card';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
import { CopyButton } from '../components/CopyButton/CopyButton';
import { DatePicker } from '../components/DatePicker/DatePicker';
import { Dialog, type DialogSize } from '../components/Dialog/Dialog';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { Field } from '../components/Field/Field';
import { IconButton } from '../components/IconButton/IconButton';
import { InlineError } from '../components/InlineError/InlineError';
import { Inline, Stack, TwoColumns } from '../components/Layout/Layout';
import { Logo } from '../components/Logo/Logo';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { PageSizeSelect } from '../components/PageSizeSelect/PageSizeSelect';
import { Pager } from '../components/Pager/Pager';
import { ProgressBar } from '../components/ProgressBar/ProgressBar';
import { SearchInput } from '../components/SearchInput/SearchInput';
import { Select } from '../components/Select/Select';
import { Skeleton, SkeletonRows } from '../components/Skeleton/Skeleton';
import { Spinner } from '../components/Spinner/Spinner';
import { StatCard } from '../components/StatCard/StatCard';
import { Switch } from '../components/Switch/Switch';
import { Table } from '../components/Table/Table';
import { TextArea } from '../components/TextArea/TextArea';
import { PasswordInput } from '../components/TextInput/PasswordInput';
import { TextInput } from '../components/TextInput/TextInput';
import { toast } from '../components/Toast/toast';
import { Tooltip } from '../components/Tooltip/Tooltip';
import { changeLanguage, currentLanguage } from '../i18n';
import { setThemePreference } from '../theme/theme';
import { longName, people } from './sampleData';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <Stack $gap={5}>{children}</Stack>
    </Card>
  );
}

export function ComponentsExample() {
  return (
    <AppShell
      home="/gallery.html"
      userMenu={
        <>
          <Button variant="ghost" size="small" onClick={() => setThemePreference('light')}>
            Claro
          </Button>
          <Button variant="ghost" size="small" onClick={() => setThemePreference('dark')}>
            Escuro
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => void changeLanguage(currentLanguage() === 'pt-BR' ? 'en-US' : 'pt-BR')}
          >
            pt/en
          </Button>
        </>
      }
    >
      <PageHeader
        title="Componentes"
        subtitle="Todos, em todos os estados"
        back={
          <Button variant="ghost" size="small">
            ← Voltar
          </Button>
        }
        actions={<Logo size={32} />}
      />
      <Stack $gap={6}>
        <Buttons />
        <Fields />
        <Choices />
        <Dialogs />
        <Toasts />
        <Lists />
        <States />
      </Stack>
    </AppShell>
  );
}

function Buttons() {
  const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
  return (
    <Section title="Botões">
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant} size="small">
            Pequeno
          </Button>
          <Button variant={variant} icon={<PlusIcon size={16} aria-hidden />}>
            Novo Cliente
          </Button>
          <Button variant={variant} size="large">
            Grande
          </Button>
          <Button variant={variant} busy busyLabel="Salvando...">
            Salvar
          </Button>
          <Button variant={variant} disabled>
            Desativado
          </Button>
        </Inline>
      ))}
      <Inline>
        <IconButton label="Editar" icon={<PencilIcon size={17} aria-hidden />} />
        <IconButton label="Editar candidato" variant="secondary" icon={<PencilIcon size={17} aria-hidden />} />
        <IconButton label="Excluir" variant="danger" icon={<TrashIcon size={17} aria-hidden />} />
        <IconButton label="Excluindo" variant="danger" busy icon={<TrashIcon size={17} aria-hidden />} />
        <IconButton label="Indisponível" disabled icon={<MailIcon size={17} aria-hidden />} />
        <LinkButton to="/login" variant="primary">
          Ir para Login
        </LinkButton>
        <TextLink to="/login">Voltar ao login</TextLink>
        <TextButton>Esqueci minha senha</TextButton>
        <CopyButton text="https://example.com/candidato/abc" label="Copiar link" />
        <CopyButton text="senha" label="Copiar senha" iconOnly />
        <Tooltip content="Uma explicação curta, que aparece com o mouse e com o teclado.">
          <Button>Com dica</Button>
        </Tooltip>
      </Inline>
      <Button variant="primary">{longName}</Button>
    </Section>
  );
}

function Fields() {
  const [date, setDate] = useState('1990-05-31');
  const [future, setFuture] = useState('');
  const [search, setSearch] = useState('Ana');
  return (
    <Section title="Campos">
      <TwoColumns $gap={5}>
        <Field label="Nome" required hint="Como está no documento.">
          <TextInput defaultValue={longName} />
        </Field>
        <Field label="E-mail" required error="Digite um e-mail válido.">
          <TextInput type="email" defaultValue="ana@" />
        </Field>
        <Field label="CNPJ" description="O novo CNPJ pode ter letras.">
          <TextInput placeholder="00.000.000/0000-00" />
        </Field>
        <Field label="Telefone">
          <TextInput type="tel" placeholder="(11) 99999-9999" startIcon={<MailIcon size={16} aria-hidden />} />
        </Field>
        <Field label="Senha">
          <PasswordInput defaultValue="segredo" autoComplete="off" />
        </Field>
        <Field label="Ordem">
          <TextInput type="number" min={0} defaultValue={3} />
        </Field>
        <Field label="Escolaridade" required>
          <Select
            defaultValue=""
            placeholder="Selecione..."
            options={[
              { value: 'medio', label: 'Ensino médio completo' },
              { value: 'superior', label: 'Ensino superior completo' },
            ]}
          />
        </Field>
        <Field label="Nível de inglês" hint="Este campo não possui opções configuradas">
          <Select disabled defaultValue="" placeholder="Nenhuma opção disponível" options={[]} />
        </Field>
        <Field label="Data de nascimento">
          <DatePicker value={date} onChange={setDate} />
        </Field>
        <Field label="Data de admissão" hint="Pode ser no futuro.">
          <DatePicker value={future} onChange={setFuture} allowFuture />
        </Field>
        <Field label="Somente leitura" aside={<Badge>Somente leitura</Badge>}>
          <TextInput readOnly value="Analista administrativo" />
        </Field>
        <Field label="Desativado">
          <TextInput disabled value="Valor antigo" />
        </Field>
        <Field label="Observações">
          <TextArea minHeight={100} defaultValue="Prefere contato pela manhã." />
        </Field>
        <Field label="Experiência" error="Preencha este campo antes de continuar">
          <TextArea />
        </Field>
      </TwoColumns>
      <SearchInput
        label="Buscar clientes"
        placeholder="Buscar por nome, email, empresa ou CNPJ..."
        value={search}
        onValueChange={setSearch}
      />
    </Section>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  return (
    <Section title="Escolhas">
      <TwoColumns>
        <Stack $align="start">
          <Checkbox label="Li e aceito o tratamento dos meus dados" checked={on} onCheckedChange={setOn} />
          <Checkbox label="Alguns selecionados" indeterminate checked={false} onCheckedChange={() => {}} />
          <Checkbox label="Possui CNH" hint="Qualquer categoria." />
          <Checkbox label="Desativado e marcado" disabled defaultChecked />
          <Checkbox label="Com erro" aria-invalid />
        </Stack>
        <Stack>
          <Switch label="Obrigatório" labelFirst checked={on} onCheckedChange={setOn} />
          <Switch label="Ativo" labelFirst hint="Campos inativos não aparecem ao candidato." />
          <Switch label="Desativado" labelFirst disabled defaultChecked />
          <Switch label="À esquerda" defaultChecked />
        </Stack>
      </TwoColumns>
    </Section>
  );
}

function Dialogs() {
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

function Toasts() {
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

function Lists() {
  const [page, setPage] = useState(6);
  const [size, setSize] = useState(10);
  return (
    <Section title="Listas">
      <Inline>
        <Badge>Padrão</Badge>
        <Badge tone="red">Admin</Badge>
        <Badge tone="blue">Admin/Client</Badge>
        <Badge tone="green">Todos</Badge>
        <Badge tone="orange">Candidato</Badge>
      </Inline>
      <TwoColumns>
        <StatCard label="Total de campos" values={[{ value: '24' }]} hint="Ativos e inativos." />
        <StatCard label="Carregando" values={[]} loading />
      </TwoColumns>
      <Table
        caption="Pessoas"
        rows={people}
        rowKey={(person) => person.id}
        columns={[
          { key: 'name', header: 'Nome', rowHeader: true, cell: (person) => person.name },
          { key: 'email', header: 'E-mail', cell: (person) => person.email },
          {
            key: 'on',
            header: 'Status',
            cell: (person) => <Switch label={`${person.name} ativo`} hideLabel defaultChecked={person.done} />,
          },
        ]}
      />
      <Table
        caption="Carregando"
        loading
        loadingRows={2}
        rows={[]}
        rowKey={String}
        columns={[
          { key: 'a', header: 'Label', cell: String },
          { key: 'b', header: 'Tipo', cell: String },
        ]}
      />
      <Pager page={page} totalPages={12} onPageChange={setPage} />
      <Inline $justify="space-between">
        <PageSizeSelect value={size} onChange={setSize} options={[5, 10, 20, 50]} />
        <Pager label="Paginação compacta" variant="compact" page={page} totalPages={12} onPageChange={setPage} />
      </Inline>
    </Section>
  );
}

function States() {
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
