import { AppShell } from '../components/AppShell/AppShell';
import { BackLink } from '../components/BackLink/BackLink';
import { Button } from '../components/Button/Button';
import { Stack } from '../components/Layout/Layout';
import { Logo } from '../components/Logo/Logo';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { changeLanguage, currentLanguage } from '../i18n';
import { setThemePreference } from '../theme/theme';
import { Buttons, Choices, Fields } from './InputExamples';
import { Lists } from './ListExamples';
import { Dialogs, States, Toasts } from './MessageExamples';

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
        back={<BackLink to="/" />}
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
