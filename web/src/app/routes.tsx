/**
 * The route table. Every screen is a lazy chunk; the sign-in and candidate routes have a budget of
 * first-load JavaScript (build/bundleBudget.ts). Screens behind a guard draw their own <AppShell>.
 */
import { matchPath, Route, Routes } from 'react-router-dom';
import type { Namespace } from '../i18n';
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

/** A screen of the staff. */
const staffScreen = (name: StaffScreenName, ...texts: Namespace[]) =>
  lazyScreen(async () => (await import('./staffScreens')).staffScreens[name](), ...texts);

const StaffArea = staffScreen('area', 'staff', 'identity');
const AdminDashboard = staffScreen('adminDashboard', 'staff');
const ClientScreen = staffScreen('client', 'staff', 'fields');
const CustomFieldsScreen = staffScreen('customFields', 'fields', 'configuration');
const TemplateManager = staffScreen('templates', 'exports', 'staff');
const ClientDashboard = staffScreen('clientDashboard', 'staff');
const ReviewScreen = staffScreen('review', 'staff', 'documents', 'fields');
const ImportsScreen = staffScreen('imports', 'imports', 'staff');
const NewImport = staffScreen('newImport', 'imports', 'staff');
const ImportScreen = staffScreen('import', 'imports', 'exports', 'staff');
const RemindersScreen = staffScreen('reminders', 'reminders', 'staff');
const FailedJobsScreen = staffScreen('failedJobs', 'reminders', 'staff');
const CandidatePage = staffScreen('candidate', 'staff', 'flow', 'fields', 'documents');
const BoardScreen = staffScreen('board', 'staff', 'flow', 'figures');
const FiguresScreen = staffScreen('figures', 'staff', 'figures');

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
                <Route path="campos" element={<CustomFieldsScreen />} />
                <Route path="templates" element={<TemplateManager />} />
                <Route path="tarefas" element={<FailedJobsScreen />} />
              </Route>
            </Route>
            <Route element={<RequireRole allowed={['client']} />}>
              <Route path="client" element={<ClientDashboard />} />
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
