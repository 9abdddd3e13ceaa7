import { notificationMail, notificationsDigest } from './notificationTemplates.js';

const frame = { language: 'pt-BR', url: 'https://esteira.local/a', settingsUrl: 'https://esteira.local/b' } as const;

it('a form that was opened again is told as finished again, as it may hold what it held (R-269)', () => {
  const about = { kind: 'correction_sent', name: 'Ana Lima' } as const;
  expect(notificationMail({ ...frame, ...about }).subject).toBe('Ana Lima finalizou o cadastro de novo');
  expect(notificationsDigest({ ...frame, entries: [about] }).text).toContain('Finalizaram o cadastro de novo: 1');
});
