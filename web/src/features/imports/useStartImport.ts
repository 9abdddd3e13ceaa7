import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import type { ImportCandidatesInput } from '../../generated/staff/graphql';
import { toast } from '../../components/Toast/toast';
import { newUuid } from '../../lib/newUuid';
import { useIsMounted } from '../../lib/useIsMounted';
import { joinedMessages } from '../../lib/userErrors';
import { useErrorText } from '../../session/useErrorText';
import { importsQuery } from './importQueries';
import { importCandidatesMutation } from './importMutations';

/** What tells one file, or pasted text, and its client from another. */
const sourceOf = ({ clientId, file, text }: ImportCandidatesInput) =>
  JSON.stringify([clientId, file instanceof File ? [file.name, file.size, file.lastModified] : text]);

/**
 * Sends a file, or pasted lines, to be looked at; `start` resolves to whether they were read.
 * @param lead leads to the import; not called where its reader has gone elsewhere meanwhile, who is told of it instead
 */
export function useStartImport(lead: (id: string) => void) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<string | null>(null);
  /** What was sent last without an answer: sent again, it carries the same key, so that an answer that got lost leaves no second draft. */
  const unanswered = useRef<{ source: string; key: string } | null>(null);
  const [send, { loading }] = useMutation(importCandidatesMutation, { onCompleted: useRefetch(importsQuery) });

  const refused = (description: string): false => {
    setFailure(description);
    if (!isMounted()) toast.error({ title: t('new.failed'), description });
    return false;
  };

  const start = async (input: ImportCandidatesInput): Promise<boolean> => {
    setFailure(null);
    const source = sourceOf(input);
    const key = unanswered.current?.source === source ? unanswered.current.key : newUuid();
    unanswered.current = { source, key };
    try {
      const { data } = await send({ variables: { input: { ...input, idempotencyKey: key } } });
      unanswered.current = null;
      const payload = data?.importCandidates;
      if (!payload?.candidateImport) return refused(joinedMessages(payload?.userErrors ?? []) ?? t('failedText'));
      if (isMounted()) lead(payload.candidateImport.id);
      else toast.info({ title: t('new.readElsewhere.title'), description: t('new.readElsewhere.text') });
      return true;
    } catch (error) {
      return refused(errorText(error, t('failedText')));
    }
  };

  return { start, failure, busy: loading };
}
