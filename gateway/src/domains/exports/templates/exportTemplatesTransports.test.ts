import mongoose from 'mongoose';
import { LIST, mappings, SAVE, TemplateCalls } from '../../../../test/templateCalls.js';

const HOUR = 60 * 60_000;

let calls: TemplateCalls;

beforeAll(async () => {
  calls = await TemplateCalls.start();
});
beforeEach(() => calls.clear());
afterAll(() => calls.fixture.server.stop());

describe.each([
  ['exportTemplates', LIST, {}],
  ['saveExportTemplate', SAVE, { input: { name: 'x', columnMappings: mappings } }],
  ['updateExportTemplate', 'mutation { updateExportTemplate(input: { id: "x" }) { userErrors { code } } }', {}],
  ['deleteExportTemplate', 'mutation { deleteExportTemplate(input: { id: "x" }) { userErrors { code } } }', {}],
  ['setDefaultExportTemplate', 'mutation { setDefaultExportTemplate(input: { id: "x" }) { userErrors { code } } }', {}],
])('GraphQL %s', (_name, query, variables) => {
  it('is closed without a session', async () => {
    expect((await calls.fixture.server.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['client', 'candidate'] as const)('is closed to a %s', async (role) => {
    const { errors } = await calls.fixture.server.graphql(query, variables, calls.fixture.tokens[role]);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe.each([
  ['post', '/upload-template'],
  ['post', '/save-template'],
  ['get', '/templates'],
  ['get', '/templates/default'],
  ['get', '/templates/ffffffffffffffffffffffff'],
  ['put', '/templates/ffffffffffffffffffffffff'],
  ['delete', '/templates/ffffffffffffffffffffffff'],
  ['post', '/templates/ffffffffffffffffffffffff/set-default'],
] as const)('REST %s %s', (method, path) => {
  it('answers 401 without a session and 403 to clients and candidates', async () => {
    expect((await calls.rest(method, path, undefined, null)).status).toBe(401);
    expect((await calls.rest(method, path, undefined, calls.fixture.tokens.client)).status).toBe(403);
    expect((await calls.rest(method, path, undefined, calls.fixture.tokens.candidate)).status).toBe(403);
  });
});

describe('a template', () => {
  it('is saved with its defaults, its columns by order and widths within 5 and 50', async () => {
    const { exportTemplate, userErrors } = await calls.saved({
      columnMappings: [
        { templateColumnName: 'B', dataFieldKey: 'email', order: 7, width: 500 },
        { templateColumnName: 'A', dataFieldKey: 'name', order: 3, displayName: 'Nome', isVisible: false },
      ],
    });
    expect(userErrors).toEqual([]);
    expect(exportTemplate).toMatchObject({
      fileName: 'candidatos',
      sheetName: 'Candidatos',
      description: null,
      isDefault: false,
      hasFile: false,
    });
    expect(exportTemplate.columnMappings).toEqual([
      {
        templateColumnName: 'A',
        dataFieldKey: 'name',
        displayName: 'Nome',
        isVisible: false,
        isCustomField: false,
        order: 0,
        width: 15,
      },
      {
        templateColumnName: 'B',
        dataFieldKey: 'email',
        displayName: 'B',
        isVisible: true,
        isCustomField: false,
        order: 1,
        width: 50,
      },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Digite um nome para o template.'],
    [{ columnMappings: [] }, 'columnMappings', 'Mapeie pelo menos uma coluna.'],
    [{ uploadId: 'x' }, 'uploadId', 'O arquivo enviado expirou. Envie-o novamente.'],
  ])('with %j is not saved', async (input, field, message) => {
    const { exportTemplate, userErrors } = await calls.saved(input);
    expect(exportTemplate).toBeNull();
    expect(userErrors).toMatchObject([{ field: [field], message }]);
  });

  it('keeps its workbook; another one cannot have the same', async () => {
    const { uploadId } = await calls.analysis();
    expect((await calls.saved({ uploadId })).exportTemplate.hasFile).toBe(true);
    const second = await calls.saved({ uploadId, name: 'Outro' });
    expect(second.userErrors).toMatchObject([{ code: 'CONFLICT', field: ['uploadId'] }]);
  });

  it('is answered as it was made to the same save again, in turn and at once, and is the default one where that asks for it', async () => {
    const { uploadId } = await calls.analysis();
    const { exportTemplate } = await calls.saved({ uploadId, description: 'Para a Acme' });
    const again = await calls.saved({ uploadId, description: ' Para a Acme ', isDefault: true });
    expect(again).toEqual({ exportTemplate: { ...exportTemplate, isDefault: true }, userErrors: [] });
    const another = (await calls.analysis()).uploadId;
    const atOnce = await Promise.all([calls.saved({ uploadId: another }), calls.saved({ uploadId: another })]);
    expect(atOnce.map(({ userErrors }) => userErrors)).toEqual([[], []]);
    expect(new Set(atOnce.map((answer) => answer.exportTemplate.id)).size).toBe(1);
    const { exportTemplates } = await calls.graphql(LIST);
    expect(exportTemplates).toHaveLength(2);
    expect(exportTemplates).toContainEqual(expect.objectContaining({ id: exportTemplate.id, isDefault: true }));
  });

  it('cannot take an upload that is an hour old, another user’s, or a mapping to a column that it lacks', async () => {
    const { uploadId } = await calls.analysis();
    const lacking = await calls.saved({
      uploadId,
      columnMappings: [{ templateColumnName: 'Xyz', dataFieldKey: 'name', order: 0 }],
    });
    expect(lacking.userErrors).toMatchObject([{ code: 'INVALID', field: ['columnMappings'] }]);
    const stranger = { ...calls.fixture.admin, userId: new mongoose.Types.ObjectId().toString() };
    const plainId = Buffer.from(uploadId, 'base64url').toString().split(':')[1];
    const save = calls.fixture.server.services.exportTemplates.save(stranger, {
      name: 'x',
      columnMappings: mappings,
      uploadId: plainId,
    });
    await expect(save).rejects.toMatchObject({ code: 'NOT_FOUND' });
    calls.fixture.server.setNow(new Date(Date.now() + HOUR + 1000));
    const late = calls.fixture.server.services.exportTemplates.save(calls.fixture.admin, {
      name: 'x',
      columnMappings: mappings,
      uploadId: plainId,
    });
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused with a column that is mapped to no field there is, which is named', async () => {
    const columnMappings = [...mappings, { templateColumnName: 'Cor', dataFieldKey: 'cor', order: 3 }];
    const message = 'A coluna "Cor" está mapeada para um campo que não existe.';
    const refused = { code: 'INVALID', details: [{ field: 'columnMappings', message }] };
    expect((await calls.saved({ columnMappings })).userErrors).toMatchObject([{ code: 'INVALID', message }]);
    const { body } = await calls.rest('post', '/save-template', { name: 'Ficha', columnMappings });
    expect(body).toMatchObject(refused);
    expect(await calls.listed()).toEqual([]);
    const { id } = (await calls.rest('post', '/save-template', { name: 'Ficha', columnMappings: mappings })).body.data;
    expect((await calls.rest('put', `/templates/${id}`, { columnMappings })).body).toMatchObject(refused);
  });

  it('keeps working with a column whose field is deleted later: its save and its changes are taken as before', async () => {
    const { server, admin } = calls.fixture;
    const field = { key: 'cor', label: 'Cor', type: 'text', target: 'candidate' } as const;
    const { _id } = await server.services.customFields.create(admin, field);
    const { uploadId } = await calls.analysis();
    const ofColor = { templateColumnName: 'Cor preferida', dataFieldKey: 'cor', order: 3 };
    const wanted = { name: 'Cores', columnMappings: [...mappings, ofColor], uploadId };
    const plainId = Buffer.from(uploadId, 'base64url').toString().split(':')[1] ?? '';
    const save = () => server.services.exportTemplates.save(admin, { ...wanted, uploadId: plainId });
    const saved = await save();
    await server.services.customFields.delete(admin, _id.toString());
    expect(await save()).toEqual(saved);
    const changes = { name: 'Cor', columnMappings: [ofColor] };
    const { status, body } = await calls.rest('put', `/templates/${saved._id.toString()}`, changes);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ name: 'Cor' })]);
  });

  it('changes only in what is given', async () => {
    const { exportTemplate } = await calls.saved({
      description: 'Para a Acme',
      fileName: 'fichas',
      sheetName: 'Fichas',
    });
    const query = `mutation ($input: UpdateExportTemplateInput!) { updateExportTemplate(input: $input) {
      exportTemplate { name description fileName sheetName columnMappings { dataFieldKey } } userErrors { code } } }`;
    const update = async (changes: object) =>
      (
        await calls.fixture.server.graphql(
          query,
          { input: { id: exportTemplate.id, ...changes } },
          calls.fixture.tokens.admin,
        )
      ).data.updateExportTemplate;
    const untouched = {
      description: 'Para a Acme',
      fileName: 'fichas',
      sheetName: 'Fichas',
      columnMappings: [{}, {}, {}],
    };
    expect(await update({ name: 'Nova' })).toMatchObject({
      userErrors: [],
      exportTemplate: { name: 'Nova', ...untouched },
    });
    expect(await update({ name: null, fileName: null })).toMatchObject({
      exportTemplate: { name: 'Nova', ...untouched },
    });
    expect(await update({ description: null })).toMatchObject({
      exportTemplate: { description: null, fileName: 'fichas' },
    });
    expect(await update({ name: ' ' })).toMatchObject({ exportTemplate: null, userErrors: [{ code: 'REQUIRED' }] });
  });

  it('is deleted with its workbook', async () => {
    const { uploadId } = await calls.analysis();
    const { exportTemplate } = await calls.saved({ uploadId, isDefault: true });
    expect(await calls.storedFiles()).toBe(1);
    const query = `mutation ($id: ID!) { deleteExportTemplate(input: { id: $id }) { deletedId userErrors { code } } }`;
    const remove = async () =>
      (await calls.fixture.server.graphql(query, { id: exportTemplate.id }, calls.fixture.tokens.admin)).data
        .deleteExportTemplate;
    expect(await remove()).toEqual({ deletedId: exportTemplate.id, userErrors: [] });
    expect(await remove()).toEqual({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] });
    expect(await calls.storedFiles()).toBe(0);
    expect(await mongoose.connection.collection('exportTemplateFiles.chunks').countDocuments()).toBe(0);
    expect((await calls.rest('get', '/templates/default')).status).toBe(404);
  });

  it('keeps a width between two whole numbers, whichever transport saves and reads it', async () => {
    const query = '{ exportTemplates { columnMappings { width } } }';
    const columnMappings = [{ ...mappings[0], width: 12.5 }];
    await calls.rest('post', '/save-template', { name: 'Ficha', columnMappings });
    expect(await calls.graphql(query)).toEqual({ exportTemplates: [{ columnMappings: [{ width: 12.5 }] }] });
    expect((await calls.saved({ columnMappings })).exportTemplate.columnMappings).toMatchObject([{ width: 12.5 }]);
  });

  it('has its calls in REST', async () => {
    const { body } = await calls.rest('post', '/save-template', {
      name: 'Ficha',
      columnMappings: mappings,
      isDefault: true,
    });
    const { id } = body.data;
    expect((await calls.rest('get', '/templates')).body.data).toEqual([body.data]);
    expect((await calls.rest('get', `/templates/${id}`)).body.data).toEqual(body.data);
    expect((await calls.rest('get', '/templates/default')).body.data).toEqual(body.data);
    const changed = await calls.rest('put', `/templates/${id}`, { name: 'Nova', isDefault: false });
    expect(changed.body.data).toEqual({ ...body.data, name: 'Nova', isDefault: false });
    expect((await calls.rest('post', `/templates/${id}/set-default`)).body.data.isDefault).toBe(true);
    expect((await calls.rest('delete', `/templates/${id}`)).body).toEqual({ data: true });
    expect((await calls.rest('get', `/templates/${id}`)).status).toBe(404);
    expect((await calls.rest('get', '/templates/..%2f..')).status).toBe(404);
  });
});

describe('the default template', () => {
  it('is exactly one, however many administrators click at the same time', async () => {
    const templates: { id: string }[] = [];
    for (const name of ['A', 'B', 'C', 'D']) templates.push((await calls.saved({ name })).exportTemplate);
    const query = `mutation ($id: ID!) { setDefaultExportTemplate(input: { id: $id }) { exportTemplates { id isDefault } userErrors { code } } }`;
    const clicks = Array.from({ length: 20 }, (_, index) => templates[index % 4]?.id ?? '');
    const answers = await Promise.all(
      clicks.map((id) => calls.fixture.server.graphql(query, { id }, calls.fixture.tokens.admin)),
    );
    for (const { data } of answers) {
      const shown: { isDefault: boolean }[] = data.setDefaultExportTemplate.exportTemplates;
      expect(shown.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
    expect((await calls.listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('moves to a new template that is saved as the default one', async () => {
    await calls.saved({ name: 'A', isDefault: true });
    await calls.saved({ name: 'B', isDefault: true });
    expect(await calls.listed()).toMatchObject([
      { name: 'B', isDefault: true },
      { name: 'A', isDefault: false },
    ]);
  });
});
