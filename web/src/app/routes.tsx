/**
 * The route table. Every screen is a lazy chunk; the sign-in and candidate routes have a budget of
 * first-load JavaScript (build/bundleBudget.ts). Screens behind a guard draw their own <AppShell>.
 */
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { RequireRole } from './RequireRole';
import { Screen } from './Screen';
import type { StaffScreenName } from './staffScreens';
import { StartingFrame } from './StartingFrame';

const Login = lazyScreen(() => import('../features/identity/Login/Login'), 'identity');
const ResetPassword = lazyScreen(() => import('../features/identity/ResetPassword/ResetPassword'), 'identity');
const EmailConfirmed = lazyScreen(() => import('../features/identity/EmailConfirmed/EmailConfirmed'), 'identity');
const CandidateLogin = lazyScreen(() => import('../features/identity/CandidateLogin/CandidateLogin'), 'identity');
const CandidateArea = lazyScreen(() => import('../features/candidateArea/CandidateArea/CandidateArea'), 'candidate');
const ThankYou = lazyScreen(() => import('../features/candidateArea/ThankYou/ThankYou'), 'candidate');
const AccessPage = lazyScreen(() => import('../features/candidateArea/AccessPage/AccessPage'), 'candidate', 'identity');
const NotFound = lazyScreen(() => import('../features/notFound/NotFound'));

/** A screen of the staff, whose texts come with the area that it stands in. */
const staffScreen = (name: StaffScreenName) =>
  lazyScreen(async () => (await import('./staffScreens')).loadStaffScreen(name));

const StaffArea = staffScreen('area');
const AdminDashboard = staffScreen('adminDashboard');
const ClientScreen = staffScreen('client');
const CustomFieldsScreen = staffScreen('customFields');
const TemplateManager = staffScreen('templates');
const ClientDashboard = staffScreen('clientDashboard');
const ReviewScreen = staffScreen('review');
const ImportsScreen = staffScreen('imports');
const NewImport = staffScreen('newImport');
const ImportScreen = staffScreen('import');
const RemindersScreen = staffScreen('reminders');
const FailedJobsScreen = staffScreen('failedJobs');
const RetentionScreen = staffScreen('retention');
const TeamScreen = staffScreen('team');
const AccessKeysScreen = staffScreen('accessKeys');
const CandidatePage = staffScreen('candidate');
const BoardScreen = staffScreen('board');
const FiguresScreen = staffScreen('figures');
const WebhooksScreen = staffScreen('webhooks');

/** What people open first, often on a phone. The page names their files already (web/build/routePreloads.ts). */
const firstScreens: [path: string, screen: LazyScreen][] = [
  ['/', Login],
  ['/login', Login],
  ['/candidato/obrigado', ThankYou],
  ['/candidato/acesso', AccessPage],
  ['/candidato/:token', CandidateLogin],
  ['/candidate', CandidateArea],
];

/**
 * Loads the screen of a path before the first render. Rendered without it, React would draw a spinner first, and then
 * keep that for its 300 ms even where the screen has come in the next millisecond.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = firstScreens.find(([path]) => matchPath(path, pathname))?.[1];
  // A failure shows where the screen is rendered.
  await screen?.preload().catch(() => undefined);
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Screen />}>
        <Route index element={<Login />} />
        <Route path="login" element={<Login />} />
        <Route path="reset-password" element={<ResetPassword />} />
        <Route path="email-confirmed" element={<EmailConfirmed />} />
        <Route path="candidato/:token" element={<CandidateLogin />} />
        {/* Nothing personal is on it, and the candidate's session may have ended with the finish: no guard. */}
        <Route path="candidato/obrigado" element={<ThankYou />} />
        <Route path="candidato/acesso" element={<AccessPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<RequireRole allowed={['candidate']} />}>
        <Route element={<Screen />}>
          <Route path="candidate" element={<CandidateArea />} />
        </Route>
      </Route>
      <Route element={<RequireRole allowed={['admin', 'client']} />}>
        <Route element={<Screen fallback={<StartingFrame />} />}>
          {/* All staff screens share one, so that the cache and the chosen candidates stay between them. */}
          <Route element={<StaffArea />}>
            <Route element={<RequireRole allowed={['admin']} />}>
              <Route path="admin">
                <Route index element={<AdminDashboard />} />
                <Route path="clientes/:id" element={<ClientScreen />} />
                <Route path="clientes/:id/equipe" element={<TeamScreen />} />
                <Route path="campos" element={<CustomFieldsScreen />} />
                <Route path="templates" element={<TemplateManager />} />
                <Route path="tarefas" element={<FailedJobsScreen />} />
                <Route path="equipe" element={<TeamScreen />} />
                <Route path="guarda" element={<RetentionScreen />} />
                <Route path="chaves" element={<AccessKeysScreen />} />
                <Route path="webhooks" element={<WebhooksScreen />} />
              </Route>
            </Route>
            <Route element={<RequireRole allowed={['client']} />}>
              <Route path="client">
                <Route index element={<ClientDashboard />} />
                <Route path="equipe" element={<TeamScreen />} />
                <Route path="chaves" element={<AccessKeysScreen />} />
                <Route path="webhooks" element={<WebhooksScreen />} />
              </Route>
            </Route>
            <Route path="documents" element={<ReviewScreen />} />
            <Route path="reminders" element={<RemindersScreen />} />
            <Route path="imports">
              <Route index element={<ImportsScreen />} />
              <Route path="new" element={<NewImport />} />
              <Route path=":id" element={<ImportScreen />} />
            </Route>
            <Route path="candidates/:id" element={<CandidatePage />} />
            <Route path="board" element={<BoardScreen />} />
            <Route path="figures" element={<FiguresScreen />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
