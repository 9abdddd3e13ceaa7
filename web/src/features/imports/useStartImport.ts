import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportCandidatesInput } from '../../generated/staff/graphql';
import { joinedMessages } from '../../lib/userErrors';
import { useErrorText } from '../../session/useErrorText';
import { importsDocument } from './importDocuments';
import { importCandidatesDocument } from './importMutations';

/** A key that every try of one request carries, so that an answer that got lost leaves no second draft. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

/** Sends a file, or pasted lines, to be looked at; resolves to the id of the import, or to null where `failure` says why. */
export function useStartImport() {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading }] = useMutation(importCandidatesDocument, { refetchQueries: [importsDocument] });

  const start = async (input: ImportCandidatesInput): Promise<string | null> => {
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: { ...input, idempotencyKey: newKey() } } });
      const payload = data?.importCandidates;
      if (payload?.candidateImport) return payload.candidateImport.id;
      setFailure(joinedMessages(payload?.userErrors ?? []) ?? t('failedText'));
    } catch (error) {
      setFailure(errorText(error, t('failedText')));
    }
    return null;
  };

  return { start, failure, busy: loading };
}
