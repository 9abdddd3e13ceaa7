import { CandidateExample } from './CandidateExample';
import { ComponentsExample } from './ComponentsExample';
import { DashboardExample } from './DashboardExample';
import { LoginExample } from './LoginExample';

/** `?view=` chooses what to look at; the examples are pages as the product has them, with invented data. */
export function Gallery() {
  switch (new URLSearchParams(location.search).get('view')) {
    case 'login':
      return <LoginExample />;
    case 'dashboard':
      return <DashboardExample />;
    case 'candidate':
      return <CandidateExample />;
    default:
      return <ComponentsExample />;
  }
}
