import DeleteIcon from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Field } from '../../components/Field/Field';
import { IconButton } from '../../components/IconButton/IconButton';
import { InlineError } from '../../components/InlineError/InlineError';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextArea } from '../../components/TextArea/TextArea';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatMoment } from '../../lib/moments';
import { color, space, typeset } from '../../theme/tokens';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { useDraft } from '../recordDialog/drafts';
import { Quiet } from './pageLayout';
import { useCandidateNotes } from './useCandidateNotes';

export const CandidateNotes_candidate = graphql(`
  fragment CandidateNotes_candidate on Candidate {
    id
    notes {
      id
      text
      isShared
      authorName
      createdAt
      viewerCanDelete
    }
  }
`);

/** The server takes no longer note. */
const MAX_TEXT = 2_000;

const emptyNote = { text: '', isShared: false };

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Note = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  overflow-wrap: anywhere;

  p:first-child {
    ${typeset('body')}
    white-space: pre-line;
  }
`;

export interface CandidateNotesProps {
  candidate: FragmentType<typeof CandidateNotes_candidate>;
  /** Administrators choose whether the client reads a note too; a client's notes are always shared. */
  isAdmin: boolean;
}

/** What was typed while a note was being saved: the next one. */
function withoutSent(typed: typeof emptyNote, sent: string): typeof emptyNote {
  if (!typed.text.startsWith(sent)) return typed;
  const text = typed.text.slice(sent.length).trimStart();
  return text ? { ...typed, text } : emptyNote;
}

/** The staff's notes on a candidate; mounted anew for another one. */
export function CandidateNotes({ candidate: ref, isAdmin }: CandidateNotesProps) {
  const { t, i18n } = useTranslation('flow');
  const { id, notes } = readFragment(CandidateNotes_candidate, ref);
  const { addNote, deleteNote, busy } = useCandidateNotes(id);
  const draft = useDraft(`note ${id}`, emptyNote);
  const { text, isShared } = draft.value;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);

  const add = async () => {
    setRefusal(null);
    const refused = await addNote(text.trim(), !isAdmin || isShared);
    if (refused) return setRefusal(refused.reason);
    draft.update((typed) => withoutSent(typed, text));
  };
  return (
    <Card $padding="small" aria-labelledby="candidate-notes">
      <Stack $gap={3}>
        <SectionTitle as="h2" id="candidate-notes">
          {t('notes.title')}
        </SectionTitle>
        <Stack
          as="form"
          $gap={2}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !busy) void add();
          }}
        >
          {refusal && <InlineError title={t('notes.failed')} message={refusal} />}
          <Field label={t('notes.text')} hint={isAdmin ? undefined : t('notes.sharedHint')}>
            <TextArea
              maxLength={MAX_TEXT}
              minHeight={80}
              value={text}
              onChange={({ target }) => draft.change({ text: target.value })}
            />
          </Field>
          <Inline $justify="space-between">
            {isAdmin && (
              <Checkbox
                label={t('notes.share')}
                checked={isShared}
                onCheckedChange={(on) => draft.change({ isShared: on })}
              />
            )}
            <Button type="submit" size="small" busy={busy} disabled={!text.trim()}>
              {t('notes.add')}
            </Button>
          </Inline>
        </Stack>
        {notes.length === 0 ? (
          <Quiet>{t('notes.none')}</Quiet>
        ) : (
          <List>
            {notes.map((note) => (
              <Note key={note.id}>
                <p>{note.text}</p>
                {note.viewerCanDelete ? (
                  <IconButton
                    size="small"
                    variant="danger"
                    label={t('notes.delete.label', { who: note.authorName })}
                    icon={<DeleteIcon size={15} aria-hidden />}
                    onClick={() => setDeleting(note.id)}
                  />
                ) : (
                  <span />
                )}
                <Inline $gap={2}>
                  <Quiet>
                    {t('notes.by', { who: note.authorName, when: formatMoment(note.createdAt, i18n.language) })}
                  </Quiet>
                  {isAdmin && <Badge>{note.isShared ? t('notes.shared') : t('notes.internal')}</Badge>}
                </Inline>
              </Note>
            ))}
          </List>
        )}
      </Stack>
      {deleting !== null && (
        <ActionDialog
          text={(part) => t(`notes.delete.${part}`)}
          run={() => deleteNote(deleting)}
          onDone={() => setDeleting(null)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Card>
  );
}
