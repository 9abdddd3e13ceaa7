import { z } from 'zod';
import { asViewer } from '../../../auth/rules.js';
import { roleInput } from '../permissions/fieldPermissionsInput.js';
import { defineRestCall, type RestCall } from '../../restCall.js';
import {
  changeOptionsSchema,
  checkValuesSchema,
  createFieldSchema,
  fieldOrdersSchema,
  targetInput,
  updateFieldSchema,
} from './customFieldsInput.js';
import { fieldAnswer, presentField } from './customFieldsPresented.js';
import type { FieldWithAccess } from '../permissions/fieldsByRole.js';

const tag = 'Custom fields';
const idParams = z.object({ id: z.string() });
const emptyIsAbsent = (value: unknown) => (value === '' || value === 'null' ? undefined : value);
const targetQuery = z.object({ target: z.preprocess(emptyIsAbsent, targetInput.optional()) });
const userTypeQuery = z.object({ userType: roleInput });

const accessAnswer = fieldAnswer.extend({
  canView: z.boolean().meta({ description: 'Whether the user type may view values of the field.' }),
  canEdit: z.boolean().meta({ description: 'Whether the user type may edit values of the field.' }),
});

function presentWithAccess({ field, access }: FieldWithAccess) {
  return { ...presentField(field), ...access };
}

export const customFieldsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/customfilds',
    summary: 'Lists the custom fields by order, inactive ones included; candidates get those that they may view.',
    tag,
    access: 'activeAccount',
    query: targetQuery,
    answer: z.object({ data: z.array(fieldAnswer) }),
    async handle({ context: { viewer, services }, query }) {
      const fields = await services.customFields.byRole.list(asViewer(viewer), query);
      return { data: fields.map(({ field }) => presentField(field)) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds',
    summary:
      'Creates a custom field and its permission record. Options are texts or objects of value and label; canView and canEdit ' +
      'are written to the record, which is admin only without them.',
    tag,
    access: 'admin',
    body: createFieldSchema,
    failures: [409],
    status: 201,
    answer: z.object({ data: fieldAnswer }),
    async handle({ context: { viewer, services }, body }) {
      return { data: presentField(await services.customFields.create(asViewer(viewer), body)) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/customfilds/reorder',
    summary: 'Numbers the fields named; others keep their numbers. Answers all fields by order.',
    tag,
    access: 'admin',
    body: fieldOrdersSchema,
    answer: z.object({ data: z.array(fieldAnswer) }),
    async handle({ context: { viewer, services }, body }) {
      return { data: (await services.customFields.ordering.setOrders(asViewer(viewer), body)).map(presentField) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/with-permission',
    summary:
      'Lists the fields as GET /customfilds does, each with canView and canEdit of the user type as true or false. ' +
      'Admins may ask for any user type, the others for their own.',
    tag,
    access: 'activeAccount',
    query: targetQuery.extend(userTypeQuery.shape),
    answer: z.object({ data: z.array(accessAnswer) }),
    async handle({ context: { viewer, services }, query }) {
      const fields = await services.customFields.byRole.list(asViewer(viewer), query);
      return { data: fields.map(presentWithAccess) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/:id',
    summary: 'Reads one custom field.',
    tag,
    access: 'activeAccount',
    params: idParams,
    answer: z.object({ data: fieldAnswer }),
    async handle({ context: { viewer, services }, params }) {
      return { data: presentField((await services.customFields.byRole.get(asViewer(viewer), params.id)).field) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/customfilds/:id',
    summary:
      'Changes the properties that are sent. Key and target may be sent as they are, but not changed. A type is only changed ' +
      'where every stored value converts; otherwise 409 with how many do not.',
    tag,
    access: 'admin',
    params: idParams,
    body: updateFieldSchema,
    failures: [409],
    answer: z.object({ data: fieldAnswer }),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.update(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/customfilds/:id',
    summary: 'Deletes a custom field; stored values stay hidden and come back with the key.',
    tag,
    access: 'admin',
    params: idParams,
    answer: z.object({ data: z.literal(true) }),
    async handle({ context: { viewer, services }, params }) {
      await services.customFields.delete(asViewer(viewer), params.id);
      return { data: true };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds/:id/options',
    summary:
      'Adds options to a select field, as texts or objects of value and label; those it has already stay as they are.',
    tag,
    access: 'admin',
    params: idParams,
    body: changeOptionsSchema,
    answer: z.object({ data: fieldAnswer }),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.addOptions(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/customfilds/:id/options',
    summary:
      'Removes options from a select field by their values; records that hold one keep it. One option must be left.',
    tag,
    access: 'admin',
    params: idParams,
    body: changeOptionsSchema,
    answer: z.object({ data: fieldAnswer }),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.removeOptions(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/:id/with-permission',
    summary: 'Reads one custom field with canView and canEdit of the user type as true or false.',
    tag,
    access: 'activeAccount',
    params: idParams,
    query: userTypeQuery,
    answer: z.object({ data: accessAnswer }),
    async handle({ context: { viewer, services }, params, query }) {
      const found = await services.customFields.byRole.get(asViewer(viewer), params.id, query.userType);
      return { data: presentWithAccess(found) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds/:id/with-permission',
    summary:
      'Checks values of the field as the user type would write them: 403 without the right to edit, 422 for a bad value. ' +
      '`values` is a text, a list of texts, a list of key and value, or an object of values by key. Answers the field with ' +
      'canView, canEdit and the values in storage form; nothing is stored, as the call names no record.',
    tag,
    access: 'activeAccount',
    params: idParams,
    body: checkValuesSchema,
    answer: z.object({
      data: accessAnswer.extend({ values: z.array(z.object({ key: z.string(), value: z.string().nullable() })) }),
    }),
    async handle({ context: { viewer, services }, params, body }) {
      const checked = await services.customFields.byRole.checkValues(asViewer(viewer), params.id, body);
      return { data: { ...presentWithAccess(checked), values: checked.values } };
    },
  }),
];
