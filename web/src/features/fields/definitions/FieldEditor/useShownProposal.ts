import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomFieldRow_FieldFragment, FieldType } from '../../../../generated/staff/graphql';
import type { FieldForm, Guessed } from './fieldForm';
import { setRights } from './PermissionSwitches';
import type { FieldProposal } from './useFieldProposal';

interface Proposed {
  /** The field in store; null for a new one. */
  record: CustomFieldRow_FieldFragment | null;
  /** The type that the form holds. */
  type: FieldType;
  proposal: FieldProposal | undefined;
  /** What the administrator has decided. */
  chosen: ReadonlySet<Guessed>;
}

/** Puts what the server proposes into the form: all of it for a new field, and for another only what a new type brings. */
export function useShownProposal(form: UseFormReturn<FieldForm>, { record, type, proposal, chosen }: Proposed) {
  const { setValue } = form;

  const showOfNew = useEffectEvent(() => {
    if (!chosen.has('format')) setValue('format', proposal?.format ?? '');
    if (!chosen.has('allowFutureDates')) setValue('allowFutureDates', proposal?.allowFutureDates ?? false);
    if (!chosen.has('rights')) setRights(form, proposal?.stored ?? null);
  });
  useEffect(() => {
    if (!record) showOfNew();
  }, [record, proposal]);

  const showOfType = useEffectEvent(({ type: storedType }: CustomFieldRow_FieldFragment) => {
    // A type that is taken back leaves nothing behind.
    const options = { shouldDirty: true };
    if (storedType !== 'TEXT' && !chosen.has('format')) {
      setValue('format', (type === 'TEXT' && proposal?.format) || '', options);
    }
    if (storedType !== 'DATE' && !chosen.has('allowFutureDates')) {
      setValue('allowFutureDates', type === 'DATE' && (proposal?.allowFutureDates ?? false), options);
    }
  });
  useEffect(() => {
    if (record) showOfType(record);
  }, [record, proposal, type]);
}
