import { formatRules } from '../../fields/values/formats';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import type { ClientForm_ClientFragment, UpdateClientInput } from '../../../generated/staff/graphql';
import { changedProperties } from '../../../lib/changedProperties';
import { changedFieldValues, initialFieldTexts, type FieldTexts } from '../../fields/forms/fieldValueForm';
import type { DynamicFieldRef } from '../../fields/forms/dynamicFieldFragment';

/** What the client form edits, and what a conflict compares. */
export const ClientForm_client = graphql(`
  fragment ClientForm_client on Client {
    id
    name
    companyName
    email
    phone
    cnpj
    active
    revision
    lastChange {
      at
      byName
    }
    fields {
      ...DynamicField_field
    }
  }
`);

export type ClientFormRecord = ClientForm_ClientFragment;
export type ClientFormRef = FragmentType<typeof ClientForm_client>;

/** Unmasks the record for the form's logic. */
export function readClient(client: ClientFormRef): ClientFormRecord {
  return readFragment(ClientForm_client, client);
}

export interface ClientFormValues extends FieldTexts {
  name: string;
  companyName: string;
  email: string;
  phone: string;
  cnpj: string;
  active: boolean;
}

/** What the form of a new client starts with. */
export function newClientValues(fields: readonly DynamicFieldRef[], language: string): ClientFormValues {
  const texts = { name: '', companyName: '', email: '', phone: '', cnpj: '' };
  return { ...texts, active: false, fields: initialFieldTexts(fields, language) };
}

/** What the form of a client in store starts with. */
export function clientValues(client: ClientFormRecord, language: string): ClientFormValues {
  return {
    name: client.name,
    companyName: client.companyName,
    email: client.email,
    phone: formatRules.PHONE.mask(client.phone ?? ''),
    cnpj: formatRules.CNPJ.mask(client.cnpj),
    active: client.active,
    fields: initialFieldTexts(client.fields, language),
  };
}

/** The changes to send: only what differs from the record that the form began with. */
export function clientChanges(
  client: ClientFormRecord,
  values: ClientFormValues,
  language: string,
): Omit<UpdateClientInput, 'id'> {
  const before = clientValues(client, language);
  return {
    ...changedProperties(before, values, ['name', 'companyName', 'email', 'phone', 'cnpj', 'active']),
    fields: changedFieldValues(client.fields, values.fields, language),
    expectedRevision: client.revision,
  };
}
