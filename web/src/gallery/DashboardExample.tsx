import BuildingIcon from 'lucide-react/icons/building-2';
import CheckIcon from 'lucide-react/icons/circle-check';
import ClockIcon from 'lucide-react/icons/clock';
import DownloadIcon from 'lucide-react/icons/download';
import LogOutIcon from 'lucide-react/icons/log-out';
import PencilIcon from 'lucide-react/icons/pencil';
import SlidersIcon from 'lucide-react/icons/sliders-horizontal';
import UsersIcon from 'lucide-react/icons/users';
import { useState } from 'react';
import { AppShell } from '../components/AppShell/AppShell';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { Card, CardHeader } from '../components/Card/Card';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { IconButton } from '../components/IconButton/IconButton';
import { Inline, Stack } from '../components/Layout/Layout';
import { Menu } from '../components/Menu/Menu';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { Pager } from '../components/Pager/Pager';
import { SearchInput } from '../components/SearchInput/SearchInput';
import { StatCard, StatStrip } from '../components/StatCard/StatCard';
import { Table } from '../components/Table/Table';
import { useThemePreference, type ThemePreference } from '../theme/theme';
import { longName, people } from './sampleData';

export function DashboardExample() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(6);
  const [theme, setTheme] = useThemePreference();
  const [chosen, setChosen] = useState<readonly string[]>(['1']);
  return (
    <AppShell
      home="/admin"
      userMenu={
        <Menu
          name={longName}
          detail="admin@esteira.local"
          entries={[
            {
              kind: 'choice',
              label: 'Aparência',
              value: theme,
              onChange: (value) => setTheme(value as ThemePreference),
              options: [
                { value: 'system', label: 'Do sistema' },
                { value: 'light', label: 'Clara' },
                { value: 'dark', label: 'Escura' },
              ],
            },
            { kind: 'separator' },
            { kind: 'action', label: 'Sair', icon: <LogOutIcon size={16} aria-hidden />, onSelect: () => {} },
          ]}
        />
      }
    >
      <PageHeader
        title="Painel Administrativo"
        subtitle="Gerencie clientes e candidatos"
        actions={
          <>
            <Button icon={<SlidersIcon size={16} aria-hidden />}>Campos Dinâmicos</Button>
            <Button icon={<DownloadIcon size={16} aria-hidden />}>Templates</Button>
          </>
        }
      />
      <Stack $gap={6}>
        <StatStrip>
          <StatCard icon={<BuildingIcon size={18} />} label="Total de clientes" values={[{ value: '38' }]} />
          <StatCard icon={<UsersIcon size={18} />} label="Total de candidatos" values={[{ value: '1.204' }]} />
          <StatCard
            icon={<ClockIcon size={18} />}
            label="Em andamento"
            values={[
              { value: '3', unit: 'nesta página' },
              { value: '871', unit: 'no total' },
            ]}
          />
          <StatCard
            icon={<CheckIcon size={18} />}
            label="Completos"
            values={[
              { value: '2', unit: 'nesta página' },
              { value: '333', unit: 'no total' },
            ]}
          />
        </StatStrip>
        <Card>
          <CardHeader title="Todos os Candidatos" subtitle="Mostrando 5 de 1.204 candidatos" />
          <Stack $gap={4}>
            <SearchInput
              label="Buscar candidatos"
              placeholder="Buscar por nome do candidato, cliente ou empresa..."
              value={search}
              onValueChange={setSearch}
            />
            <Table
              caption="Candidatos"
              rows={people}
              rowKey={(person) => person.id}
              columns={[
                {
                  key: 'select',
                  header: 'Selecionar',
                  hideHeader: true,
                  width: '2.5rem',
                  cell: (person) => (
                    <Checkbox
                      label={`Selecionar ${person.name}`}
                      hideLabel
                      checked={chosen.includes(person.id)}
                      onCheckedChange={(on) =>
                        setChosen(on ? [...chosen, person.id] : chosen.filter((id) => id !== person.id))
                      }
                    />
                  ),
                },
                { key: 'name', header: 'Nome', rowHeader: true, cell: (person) => person.name },
                { key: 'email', header: 'E-mail', cell: (person) => person.email },
                { key: 'company', header: 'Empresa', cell: (person) => person.company },
                {
                  key: 'status',
                  header: 'Status',
                  cell: (person) =>
                    person.done ? <Badge tone="green">Completo</Badge> : <Badge tone="blue">Em Andamento</Badge>,
                },
                {
                  key: 'actions',
                  header: 'Ações',
                  hideHeader: true,
                  align: 'end',
                  cell: (person) => (
                    <IconButton label={`Editar ${person.name}`} icon={<PencilIcon size={16} aria-hidden />} />
                  ),
                },
              ]}
            />
            <Inline $justify="center">
              <Pager page={page} totalPages={241} onPageChange={setPage} />
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </AppShell>
  );
}
