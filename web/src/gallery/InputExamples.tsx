import MailIcon from 'lucide-react/icons/mail';
import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { LinkButton, TextLink } from '../components/Button/LinkButton';
import { TextButton } from '../components/Button/TextButton';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { CopyButton } from '../components/CopyButton/CopyButton';
import { DatePicker } from '../components/DatePicker/DatePicker';
import { Field } from '../components/Field/Field';
import { IconButton } from '../components/IconButton/IconButton';
import { Inline, Stack, TwoColumns } from '../components/Layout/Layout';
import { SearchInput } from '../components/SearchInput/SearchInput';
import { Select } from '../components/Select/Select';
import { Switch } from '../components/Switch/Switch';
import { TextArea } from '../components/TextArea/TextArea';
import { PasswordInput } from '../components/TextInput/PasswordInput';
import { TextInput } from '../components/TextInput/TextInput';
import { Tooltip } from '../components/Tooltip/Tooltip';
import { longName } from './sampleData';
import { Section } from './Section';

export function Buttons() {
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

export function Fields() {
  const [date, setDate] = useState('1990-05-31');
  const [future, setFuture] = useState('');
  const [search, setSearch] = useState('Ana');
  return (
    <Section title="Campos">
      <TwoColumns>
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

export function Choices() {
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
