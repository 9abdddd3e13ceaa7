import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../generated/staff';
import { failureText } from '../../../lib/failures';
import { useIsMounted } from '../../../lib/useIsMounted';
import { joinedMessages } from '../../../lib/userErrors';

const uploadPageMutation = graphql(`
  mutation UploadDocumentPage($input: UploadDocumentPageInput!) {
    uploadDocumentPage(input: $input) {
      page {
        id
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

const sendDocumentMutation = graphql(`
  mutation SendDocument($input: SendDocumentInput!) {
    sendDocument(input: $input) {
      document {
        id
      }
      candidate {
        id
        revision
        fields {
          ...DynamicField_field
          key
          value
        }
        ...DocumentsStateBadge_candidate
        ...CandidateDocuments_candidate
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** A file that was chosen for a page. */
export interface ChosenPage {
  /** Name of the page ('Frente'); null for none. */
  name: string | null;
  file: File;
  /** The id of the upload: a page that is sent again under it is stored once. */
  uploadId: string;
}

export type SendOutcome = { ok: true; value: string | null } | { ok: false; problem: string };

const left: SendOutcome = { ok: false, problem: '' };

/** Uploads the pages one after the other and then sends the document. Who leaves meanwhile sends no more of it. */
export function useSendDocument(candidateId: string, fieldKey: string) {
  const { t } = useTranslation('documents');
  const [upload] = useMutation(uploadPageMutation);
  const [send] = useMutation(sendDocumentMutation);
  const isMounted = useIsMounted();
  /** The page that is on its way, from 1; null while nothing is. */
  const [sendingPage, setSendingPage] = useState<number | null>(null);

  async function sendPages(chosen: readonly ChosenPage[], expiresOn: string): Promise<SendOutcome> {
    const pages: { id: string; name?: string }[] = [];
    for (const [index, { name, file, uploadId }] of chosen.entries()) {
      setSendingPage(index + 1);
      const { data } = await upload({ variables: { input: { candidateId, fieldKey, uploadId, file } } });
      const { page, userErrors } = data!.uploadDocumentPage;
      if (!page) return { ok: false, problem: joinedMessages(userErrors) ?? t('review.unexpected') };
      if (!isMounted()) return left;
      pages.push({ id: page.id, ...(name && { name }) });
    }
    const { data } = await send({
      variables: { input: { candidateId, fieldKey, pages, ...(expiresOn && { expiresOn }) } },
    });
    const { document, candidate, userErrors } = data!.sendDocument;
    if (!document) return { ok: false, problem: joinedMessages(userErrors) ?? t('review.unexpected') };
    return { ok: true, value: candidate?.fields.find(({ key }) => key === fieldKey)?.value ?? null };
  }

  return {
    sendingPage,
    sendDocument: async (chosen: readonly ChosenPage[], expiresOn: string): Promise<SendOutcome> => {
      try {
        return await sendPages(chosen, expiresOn);
      } catch (error) {
        return { ok: false, problem: failureText(error) ?? t('review.unexpected') };
      } finally {
        setSendingPage(null);
      }
    },
  };
}
