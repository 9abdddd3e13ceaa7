import { render, type RenderOptions } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '../components/Toast/Toaster';
import { StylesAside } from './StylesAside';

interface RenderUiOptions extends Omit<RenderOptions, 'wrapper'> {
  /** Where the memory router starts. */
  path?: string;
  /** For a test of how messages go by themselves; elsewhere a busy machine lets their time pass before a test has looked at them. */
  messagesGo?: boolean;
}

/** Renders with what every screen has around it (router, toasts, suspense) and returns a user to act with. */
export function renderUi(
  ui: ReactElement,
  { path = '/', messagesGo = false, ...options }: RenderUiOptions = {},
): ReturnType<typeof render> & { user: UserEvent } {
  const user = userEvent.setup();
  const result = render(ui, {
    ...options,
    wrapper: ({ children }) => (
      <StylesAside>
        <MemoryRouter initialEntries={[path]}>
          <Suspense fallback={null}>{children}</Suspense>
          <Toaster duration={messagesGo ? undefined : Infinity} />
        </MemoryRouter>
      </StylesAside>
    ),
  });
  return { user, ...result };
}
