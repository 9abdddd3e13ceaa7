import { useState } from 'react';
import { Badge } from '../components/Badge/Badge';
import { Inline, TwoColumns } from '../components/Layout/Layout';
import { PageSizeSelect } from '../components/PageSizeSelect/PageSizeSelect';
import { Pager } from '../components/Pager/Pager';
import { StatCard } from '../components/StatCard/StatCard';
import { Switch } from '../components/Switch/Switch';
import { Table } from '../components/Table/Table';
import { people } from './sampleData';
import { Section } from './Section';

export function Lists() {
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
        <StatCard label="Total de campos" values={[{ value: '24' }]} />
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
