import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import type { Documents } from '../documents/useDocuments';
import type { Step } from '../steps';
import { DocumentStepLoader } from './DocumentStepLoader';

it('says that what sends documents could not be loaded, and loads it again', async () => {
  await loadTexts('candidate', 'capture', 'fields');
  const retryLoading = jest.fn();
  const documents: Documents = {
    isReady: false,
    drafts: {},
    activity: { status: 'idle' },
    isWhole: true,
    queue: null,
    hasFailed: true,
    retryLoading,
  };
  const step = { key: 'rg', label: 'RG', type: 'FILE', editable: true } as Step;
  const noop = () => undefined;
  const { user } = renderUi(
    <DocumentStepLoader
      step={step}
      stored=""
      sent={undefined}
      documents={documents}
      complaint={null}
      place="middle"
      onBack={noop}
      onGo={noop}
      onExpired={noop}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('RG');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retryLoading).toHaveBeenCalledTimes(1);
});
