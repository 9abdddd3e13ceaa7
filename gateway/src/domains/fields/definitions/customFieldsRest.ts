import { z } from 'zod';
import { asViewer } from '../../../auth/rules.js';
import { roleInput } from '../permissions/fieldPermissionsInput.js';
import { dataAnswer, doneAnswer, listAnswer } from '../../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../../http/restCall.js';
import { optionalInQuery } from '../../http/restQuery.js';
import {
  changeOptionsSchema,
  checkValuesSchema,
  createFieldSchema,
  fieldOrdersSchema,
  targetInput,
  updateFieldSchema,
} from './customFieldsInput.js';
import { fieldAnswer, presentField } from './customFieldsPresenter.js';
import type { CheckedValues, FieldWithAccess } from '../permissions/fieldsByRole.js';

const tag = 'Custom fields';
const idParams = z.object({ id: z.string() });
const targetQuery = z.object({ target: optionalInQuery(targetInput) });
const userTypeQuery = z.object({ userType: roleInput });

const accessAnswer = fieldAnswer
  .extend({
    canView: z.boolean().meta({ description: 'Whether the user type may view values of the field.' }),
    canEdit: z.boolean().meta({ description: 'Whether the user type may edit values of the field.' }),
  })
  .meta({ id: 'CustomFieldWithRights' });

const checkedValueAnswer = z.object({ key: z.string(), value: z.string().nullable() }).meta({ id: 'CheckedValue' });
const checkedAnswer = accessAnswer.extend({ values: z.array(checkedValueAnswer) }).meta({ id: 'CheckedField' });

function presentWithAccess({ field, access }: FieldWithAccess) {
  return { ...presentField(field), ...access };
}

function presentChecked(checked: CheckedValues) {
  return { ...presentWithAccess(checked), values: checked.values };
}

export const customFieldsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/customfilds',
    operationId: 'listFields',
    description: 'Lists the custom fields by order, inactive ones included; candidates get those that they may view.',
    tag,
    access: 'activeAccountOrKey',
    query: targetQuery,
    answer: listAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, query }) {
      const fields = await services.customFields.byRole.list(asViewer(viewer), query);
      return { data: fields.map(({ field }) => presentField(field)) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds',
    operationId: 'createField',
    description:
      'Creates a custom field and its permission record. Options are texts or objects of value and label; canView and canEdit ' +
      'are written to the record, which is admin only without them.',
    tag,
    access: 'adminOrKey',
    body: createFieldSchema,
    failures: [409],
    status: 201,
    answer: dataAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, body }) {
      return { data: presentField(await services.customFields.create(asViewer(viewer), body)) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/customfilds/reorder',
    operationId: 'reorderFields',
    description: 'Numbers the fields named; others keep their numbers. Answers all fields by order.',
    tag,
    access: 'adminOrKey',
    body: fieldOrdersSchema,
    answer: listAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, body }) {
      return { data: (await services.customFields.ordering.setOrders(asViewer(viewer), body)).map(presentField) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/with-permission',
    operationId: 'listFieldsWithRights',
    description:
      'Lists the fields as GET /customfilds does, each with canView and canEdit of the user type as true or false. ' +
      'Admins may ask for any user type, the others for their own.',
    tag,
    access: 'activeAccountOrKey',
    query: targetQuery.extend(userTypeQuery.shape),
    answer: listAnswer(accessAnswer),
    async handle({ context: { viewer, services }, query }) {
      const fields = await services.customFields.byRole.list(asViewer(viewer), query);
      return { data: fields.map(presentWithAccess) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/:id',
    operationId: 'readField',
    description: 'Reads one custom field.',
    tag,
    access: 'activeAccountOrKey',
    params: idParams,
    answer: dataAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, params }) {
      return { data: presentField((await services.customFields.byRole.get(asViewer(viewer), params.id)).field) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/customfilds/:id',
    operationId: 'updateField',
    description:
      'Changes the properties that are sent. Key and target may be sent as they are, but not changed. A type is only changed ' +
      'where every stored value converts; otherwise 409 with how many do not.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    body: updateFieldSchema,
    failures: [409],
    answer: dataAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.update(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/customfilds/:id',
    operationId: 'deleteField',
    description: 'Deletes a custom field; stored values stay hidden and come back with the key.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    answer: doneAnswer,
    async handle({ context: { viewer, services }, params }) {
      await services.customFields.delete(asViewer(viewer), params.id);
      return { data: true };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds/:id/options',
    operationId: 'addFieldOptions',
    description:
      'Adds options to a select field, as texts or objects of value and label; those it has already stay as they are.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    body: changeOptionsSchema,
    answer: dataAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.addOptions(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/customfilds/:id/options',
    operationId: 'removeFieldOptions',
    description:
      'Removes options from a select field by their values; records that hold one keep it. One option must be left.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    body: changeOptionsSchema,
    answer: dataAnswer(fieldAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentField(await services.customFields.removeOptions(asViewer(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/customfilds/:id/with-permission',
    operationId: 'readFieldWithRights',
    description: 'Reads one custom field with canView and canEdit of the user type as true or false.',
    tag,
    access: 'activeAccountOrKey',
    params: idParams,
    query: userTypeQuery,
    answer: dataAnswer(accessAnswer),
    async handle({ context: { viewer, services }, params, query }) {
      const found = await services.customFields.byRole.get(asViewer(viewer), params.id, query.userType);
      return { data: presentWithAccess(found) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/customfilds/:id/with-permission',
    operationId: 'checkFieldValues',
    description:
      'Checks values of the field as the user type would write them: 403 without the right to edit, 422 for a bad value. ' +
      '`values` is a text, a list of texts, a list of key and value, or an object of values by key. Answers the field with ' +
      'canView, canEdit and the values in storage form; nothing is stored, as the call names no record.',
    tag,
    access: 'activeAccountOrKey',
    params: idParams,
    body: checkValuesSchema,
    sentAs: { fields: 'values' },
    answer: dataAnswer(checkedAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      return {
        data: presentChecked(await services.customFields.byRole.checkValues(asViewer(viewer), params.id, body)),
      };
    },
  }),
];
