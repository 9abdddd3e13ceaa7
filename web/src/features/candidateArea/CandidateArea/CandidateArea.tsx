import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../../../components/AppShell/AppShell';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Layout/Layout';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { request, RequestError } from '../../../session/request';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { useSignOut } from '../../identity/useSignOut';
import { forgetStoredAnswers } from '../storedAnswers';
import { Consent } from '../Consent/Consent';
import { ownCandidateDocument, type OwnCandidate } from '../ownCandidateDocuments';

// the form loads while the consent is being read: the first page of a phone waits for neither of them
const loadForm = () => import('./CandidateForm');
const CandidateForm = lazy(loadForm);
const AccessHelp = lazy(() => import('./AccessHelp'));

type Profile =
  { status: 'loading' } | { status: 'failed'; offline: boolean } | { status: 'ready'; candidate: OwnCandidate };

/** /candidate: consent, wizard, review; after finishing, what was sent. */
export default function CandidateArea() {
  const { t, i18n } = useTranslation('candidate');
  const { t: identityT } = useTranslation('identity');
  const signOut = useSignOut();
  const [profile, setProfile] = useState<Profile>({ status: 'loading' });
  const [justConsented, setJustConsented] = useState(false);

  const load = useCallback(async () => {
    try {
      const { viewer } = await request(ownCandidateDocument, {
        language: i18n.language === 'en-US' ? 'EN_US' : 'PT_BR',
      });
      setProfile(
        viewer?.candidate ? { status: 'ready', candidate: viewer.candidate } : { status: 'failed', offline: false },
      );
    } catch (error) {
      setProfile({ status: 'failed', offline: error instanceof RequestError && error.code === 'NETWORK' });
    }
  }, [i18n.language]);

  useEffect(() => {
    void load();
    // a failure shows when the form is needed
    void loadForm().catch(() => undefined);
  }, [load]);

  const leave = () => {
    forgetStoredAnswers();
    signOut();
  };

  if (profile.status === 'failed') {
    return (
      <Suspense>
        <AccessHelp offline={profile.offline} onRetry={load} onLeave={forgetStoredAnswers} />
      </Suspense>
    );
  }
  return (
    <AppShell
      width="narrow"
      home="/candidate"
      userMenu={
        <Inline $gap={3}>
          <LanguageSwitch />
          <Button variant="ghost" onClick={leave}>
            {identityT('signOut.label')}
          </Button>
        </Inline>
      }
    >
      <title>{t('pageTitle', { page: t('title') })}</title>
      {profile.status === 'loading' ? (
        <SkeletonRows rows={4} />
      ) : profile.candidate.hasConsented ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <CandidateForm candidate={profile.candidate} startAtFirst={justConsented} />
        </Suspense>
      ) : (
        <Consent
          document={profile.candidate.consentDocument}
          companyName={profile.candidate.companyName}
          onAccepted={async () => {
            setJustConsented(true);
            await load();
          }}
        />
      )}
    </AppShell>
  );
}
