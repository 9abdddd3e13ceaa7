import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import type { ImportCandidatesInput } from '../../generated/staff/graphql';
import { toast } from '../../components/Toast/toast';
import { useIsMounted } from '../../lib/useIsMounted';
import { joinedMessages } from '../../lib/userErrors';
import { useErrorText } from '../../session/useErrorText';
import { importsDocument } from './importDocuments';
import { importCandidatesDocument } from './importMutations';

/** A key that every try of one request carries, so that an answer that got lost leaves no second draft. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

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
  /** What was sent last without an answer: sent again, it is the same request. */
  const unanswered = useRef<{ source: string; key: string } | null>(null);
  const [send, { loading }] = useMutation(importCandidatesDocument, { onCompleted: useRefetch(importsDocument) });

  const refused = (description: string): false => {
    setFailure(description);
    if (!isMounted()) toast.error({ title: t('new.failed'), description });
    return false;
  };

  const start = async (input: ImportCandidatesInput): Promise<boolean> => {
    setFailure(null);
    const source = sourceOf(input);
    const key = unanswered.current?.source === source ? unanswered.current.key : newKey();
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
