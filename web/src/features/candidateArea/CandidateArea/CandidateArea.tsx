import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../../../components/AppShell/AppShell';
import { Button } from '../../../components/Button/Button';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { useOwner } from '../../../session/useSession';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { useSignOut } from '../../identity/useSignOut';
import { Consent } from '../Consent/Consent';
import { clearUnsentData, unsentData, othersUnsentData, type UnsentData } from '../unsentData';
import { AccessHelp } from './AccessHelp';
import { UnsentAnswers } from './UnsentAnswers';
import { useProfile } from './useProfile';

// The form loads while the consent is being read: the first page of a phone waits for neither of them.
const loadForm = async () => {
  const [form] = await Promise.all([import('./ConsentedArea'), loadTexts('fields')]);
  return form;
};
const ConsentedArea = lazy(loadForm);

/**
 * /candidate: consent, wizard, review; after finishing, and once the admission has ended, what was sent. All of it is one
 * candidate's, and begins anew for the next one who signs in, also in another tab.
 */
export default function CandidateArea() {
  return <OwnArea key={useOwner()} />;
}

function OwnArea() {
  const { t } = useTranslation(['candidate', 'common']);
  const signOut = useSignOut();
  const { profile, reload: load } = useProfile();
  const reload = useCallback(() => load().catch(() => undefined), [load]);
  const [justConsented, setJustConsented] = useState(false);
  const [leaveForm, setLeaveForm] = useState<(() => void) | null>(null);
  const [unsent, setUnsent] = useState<UnsentData | null>(null);

  useEffect(() => {
    // A failure shows when the form is needed.
    void loadForm().catch(() => undefined);
  }, []);

  const registerLeave = useCallback((next: (() => void) | null) => {
    setLeaveForm(() => next);
    if (next) setUnsent(null); // The form sends what waits, and asks by itself.
  }, []);
  const leave = useCallback(() => {
    clearUnsentData();
    signOut();
  }, [signOut]);
  // Answers may wait while no form is there to send them: it is loading, or the consent is asked for anew.
  const leaveWithoutForm = () => {
    // What is left of a form that takes nothing any more cannot be sent.
    const isClosed =
      profile.status === 'ready' && (profile.candidate.hasEnded || profile.candidate.status === 'COMPLETE');
    const kept = isClosed ? othersUnsentData(profile.candidate.id) : unsentData();
    if (kept) setUnsent(kept);
    else leave();
  };

  if (profile.status === 'failed') {
    return <AccessHelp mayPass={profile.mayPass} onRetry={reload} />;
  }
  return (
    <AppShell
      width="narrow"
      home="/candidate"
      company={profile.status === 'ready' ? profile.candidate.companyName : null}
      userMenu={
        <Inline $gap={2} $wrap={false}>
          <LanguageSwitch compact />
          <Button variant="ghost" onClick={leaveForm ?? leaveWithoutForm}>
            {t('common:app.signOut.label')}
          </Button>
        </Inline>
      }
    >
      <title>{t('pageTitle', { page: t('title') })}</title>
      <Stack $gap={5}>
        {unsent && !leaveForm && <UnsentAnswers what={unsent} onStay={() => setUnsent(null)} onLeave={leave} />}
        {profile.status === 'loading' ? (
          <SkeletonRows rows={4} />
        ) : profile.candidate.hasConsented || profile.candidate.hasEnded ? (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <ConsentedArea
              candidate={profile.candidate}
              askedAt={profile.askedAt}
              startAtFirst={justConsented}
              onLeave={leave}
              registerLeave={registerLeave}
              onOutdated={reload}
              reload={load}
              onWithdrawn={() => {
                setJustConsented(false);
                return load();
              }}
            />
          </Suspense>
        ) : (
          <Consent
            key={profile.candidate.consentDocument.textHash}
            document={profile.candidate.consentDocument}
            companyName={profile.candidate.companyName}
            onAccepted={() => {
              toast.clear(); // A phone has no room for the greeting and the first question.
              setJustConsented(true);
            }}
            reload={load}
          />
        )}
      </Stack>
    </AppShell>
  );
}
