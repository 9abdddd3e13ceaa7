import { styled } from 'styled-components';
import { Dialog } from '../../../components/Dialog/Dialog';
import { readFragment, type FragmentType } from '../../../generated/staff';
import { DocumentSheets_document, sheetsOf } from '../viewer/documentSheets';
import { DocumentViewer } from '../viewer/DocumentViewer';
import { useView } from '../viewer/useView';

const Room = styled.div`
  height: 70dvh;
`;

export interface DocumentViewerDialogProps {
  document: FragmentType<typeof DocumentSheets_document>;
  /** Gets new addresses of the pictures, as old ones stop working. */
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** One document to look at, above the dialog that lists it. */
export default function DocumentViewerDialog({ document: ref, onStale, onClose }: DocumentViewerDialogProps) {
  const document = readFragment(DocumentSheets_document, ref);
  const { view, act } = useView(document.id, sheetsOf(document).length);
  return (
    <Dialog open onClose={onClose} size="extraLarge" title={document.label}>
      <Room>
        <DocumentViewer document={document} view={view} onAct={act} onStale={onStale} />
      </Room>
    </Dialog>
  );
}
