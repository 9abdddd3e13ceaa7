import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { TextButton } from '../components/Button/TextButton';
import { CenteredCard } from '../components/CenteredCard/CenteredCard';
import { Field } from '../components/Field/Field';
import { Stack } from '../components/Layout/Layout';
import { PasswordInput } from '../components/TextInput/PasswordInput';
import { TextInput } from '../components/TextInput/TextInput';

export function LoginExample() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <CenteredCard title="Sistema de Admissão" subtitle="Entre com o e-mail e a senha da sua conta.">
      <Stack as="form" $gap={5} onSubmit={(event) => event.preventDefault()} noValidate>
        <Field label="E-mail">
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Senha" aside={<TextButton>Esqueci minha senha</TextButton>}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" fullWidth disabled={!email || !password}>
          Entrar
        </Button>
      </Stack>
    </CenteredCard>
  );
}
