import { z } from 'zod';
import { asViewer } from '../../../auth/rules.js';
import { roles } from '../../../auth/viewer.js';
import { fieldError } from '../../../lib/errors.js';
import { fieldAnswer, presentField } from '../definitions/customFieldsPresenter.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { dataAnswer, doneAnswer, listAnswer } from '../../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../../http/restCall.js';
import { savePermissionSchema, validatePermissionsSchema } from './fieldPermissionsInput.js';
import type { FieldPermissionRecord } from './fieldPermissionsModel.js';

const tag = 'Field permissions';
const keyParams = z.object({ fieldKey: z.string() });

/** A permission record as it is answered. */
const permissionAnswer = z
  .object({
    fieldKey: z.string(),
    label: z.string(),
    description: z.string().nullable(),
    canView: z.array(z.enum(roles)),
    canEdit: z.array(z.enum(roles)),
  })
  .meta({ id: 'FieldPermission' });
const fieldWithPermissionAnswer = fieldAnswer.extend(permissionAnswer.shape).meta({ id: 'FieldWithPermission' });
const fieldRightsAnswer = z
  .object({ fieldKey: z.string(), canView: z.boolean(), canEdit: z.boolean() })
  .meta({ id: 'FieldRights' });

function presentPermission({ fieldKey, label, description, canView, canEdit }: FieldPermissionRecord) {
  return { fieldKey, label, description, canView, canEdit };
}

/** The field, found by `key` and by `fieldKey` alike; its own label and description, not the record's. */
function presentFieldWithPermission(found: { field: CustomFieldRecord; permission: FieldPermissionRecord }) {
  return { ...presentPermission(found.permission), ...presentField(found.field) };
}

export const fieldPermissionsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/field-permissions',
    operationId: 'listFieldPermissions',
    description:
      'Lists the permission records; non-admins get those that let them view, without the rights of other roles.',
    tag,
    access: 'activeAccountOrKey',
    answer: listAnswer(permissionAnswer),
    async handle({ context: { viewer, services } }) {
      return { data: (await services.fieldPermissions.list(asViewer(viewer))).map(presentPermission) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/field-permissions',
    operationId: 'createFieldPermission',
    description: 'Creates the permission record of a field key; 409 when there is one. Roles not sent: admin only.',
    tag,
    access: 'admin',
    body: savePermissionSchema,
    failures: [409],
    status: 201,
    answer: dataAnswer(permissionAnswer),
    async handle({ context: { viewer, services }, body }) {
      return { data: presentPermission(await services.fieldPermissions.create(asViewer(viewer), body)) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/field-permissions/by-user-type/:type',
    operationId: 'listFieldPermissionsOfUserType',
    description:
      'Lists the records that let a user type view. Admins may ask for any user type, the others for their own.',
    tag,
    access: 'activeAccountOrKey',
    params: z.object({ type: z.string() }),
    failures: [422],
    answer: listAnswer(permissionAnswer),
    async handle({ context: { viewer, services }, params }) {
      const records = await services.fieldPermissions.byUserType(asViewer(viewer), params.type);
      return { data: records.map(presentPermission) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/field-permissions/candidate/editable',
    operationId: 'listFieldsEditableByCandidates',
    description:
      'Lists the active candidate fields that candidates may edit, each with its permission record; for candidates and admins.',
    tag,
    access: 'activeAccountOrKey',
    answer: listAnswer(fieldWithPermissionAnswer),
    async handle({ context: { viewer, services } }) {
      const fields = await services.customFields.byRole.fieldsOfUserType(asViewer(viewer), 'candidate');
      return { data: fields.map(presentFieldWithPermission) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/field-permissions/client/fields',
    operationId: 'listFieldsOfClients',
    description:
      'Lists the active fields of both targets that clients may view, each with its permission record; for clients and admins.',
    tag,
    access: 'activeAccountOrKey',
    answer: listAnswer(fieldWithPermissionAnswer),
    async handle({ context: { viewer, services } }) {
      const fields = await services.customFields.byRole.fieldsOfUserType(asViewer(viewer), 'client');
      return { data: fields.map(presentFieldWithPermission) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/field-permissions/validate',
    operationId: 'checkFieldPermissions',
    description: 'Tells for each field key, in the order sent, whether a user type may view and edit it.',
    tag,
    access: 'activeAccountOrKey',
    body: validatePermissionsSchema,
    answer: listAnswer(fieldRightsAnswer),
    async handle({ context: { viewer, services }, body }) {
      return { data: await services.fieldPermissions.validate(asViewer(viewer), body) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/field-permissions/:fieldKey',
    operationId: 'readFieldPermission',
    description: 'Reads one permission record, as far as the list shows it to the caller.',
    tag,
    access: 'activeAccountOrKey',
    params: keyParams,
    answer: dataAnswer(permissionAnswer),
    async handle({ context: { viewer, services }, params }) {
      return { data: presentPermission(await services.fieldPermissions.get(asViewer(viewer), params.fieldKey)) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/field-permissions/:fieldKey',
    operationId: 'updateFieldPermission',
    description:
      'Changes the record of a field key; 404 when there is none, and the caller may then POST the same body.',
    tag,
    access: 'admin',
    params: keyParams,
    body: savePermissionSchema.extend({ fieldKey: z.string().nullish() }),
    answer: dataAnswer(permissionAnswer),
    async handle({ context: { viewer, services }, params: { fieldKey }, body }) {
      if (body.fieldKey != null && body.fieldKey !== fieldKey) {
        throw fieldError('INVALID', 'fieldKey', 'A key do corpo é diferente da key do endereço.');
      }
      const record = await services.fieldPermissions.update(asViewer(viewer), { ...body, fieldKey });
      return { data: presentPermission(record) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/field-permissions/:fieldKey',
    operationId: 'deleteFieldPermission',
    description: 'Removes the record of a field key: only admins have access then.',
    tag,
    access: 'admin',
    params: keyParams,
    answer: doneAnswer,
    async handle({ context: { viewer, services }, params }) {
      await services.fieldPermissions.delete(asViewer(viewer), params.fieldKey);
      return { data: true };
    },
  }),
];
