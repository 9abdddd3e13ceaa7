import { useState } from 'react';
import { AppShell } from '../components/AppShell/AppShell';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { DatePicker } from '../components/DatePicker/DatePicker';
import { Field } from '../components/Field/Field';
import { Inline, Stack } from '../components/Layout/Layout';
import { ProgressBar } from '../components/ProgressBar/ProgressBar';

export function CandidateExample() {
  const [date, setDate] = useState('');
  return (
    <AppShell
      home="/candidate"
      width="narrow"
      userMenu={
        <Button variant="ghost" size="small">
          Sair
        </Button>
      }
    >
      <Stack $gap={5}>
        <Stack $gap={2}>
          <span>Campo 4 de 12</span>
          <ProgressBar label="Progresso" value={4} max={12} valueText="Campo 4 de 12" />
        </Stack>
        <Card>
          <Stack $gap={6}>
            <h1>Data de nascimento</h1>
            <Field
              label="Data de nascimento"
              hideLabel
              required
              hint="Como está no seu documento."
              description="Usamos a data para o contrato."
            >
              <DatePicker value={date} onChange={setDate} />
            </Field>
            <Inline $justify="space-between">
              <Button>Voltar</Button>
              <Button variant="primary">Próximo</Button>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </AppShell>
  );
}
