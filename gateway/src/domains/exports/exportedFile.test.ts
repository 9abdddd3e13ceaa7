import mongoose from 'mongoose';
import { allKeys, column, configuration, exportCalls, sheetIn } from '../../../test/exportCalls.js';
import { startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import { ana as dependent, dependentsField } from '../../../test/lists.js';
import { valuesOf } from '../../../test/workbooks.js';
import { dataVersions } from '../../cache/dataVersions.js';

const NOW = new Date('2026-08-03T12:00:00Z');
let fixture: ExportFixture;
const { exported, freshToken } = exportCalls(() => fixture);

beforeAll(async () => {
  fixture = await startExportFixture();
});
beforeEach(() => fixture.server.setNow(null));
afterAll(() => fixture.server.stop());

describe('an exported file', () => {
  it('has real dates and numbers, identifiers as texts, Sim for a ticked box, and no formula', async () => {
    const { body } = await exported({ candidateIds: [fixture.ana, fixture.bia], exportConfiguration: configuration() });
    const sheet = await sheetIn(body);
    expect(valuesOf(sheet, 1, allKeys.length)).toEqual(allKeys);
    expect(valuesOf(sheet, 2, allKeys.length)).toEqual([
      ...['Ana', 'Carla', 'Acme & Filhos', 'Em Andamento', 100, '012.345.678-90', '007'],
      ...[new Date('1990-12-05T00:00:00Z'), -1234.5, 'Sim', 'Noite', '=1+1'],
    ]);
    expect(valuesOf(sheet, 3, allKeys.length)).toEqual([
      '+Bia',
      null,
      null,
      'Em Andamento',
      100,
      ...Array(7).fill(null),
    ]);
    expect(sheet.getCell('L2').formula).toBeUndefined();
  });

  it('has a list in one cell, with a line for each item, as a text whatever its columns are', async () => {
    const { customFields, candidates } = fixture.server.services;
    const { _id } = await customFields.create(fixture.admin, dependentsField);
    const value = JSON.stringify([dependent.typed, { nome: '=1+1' }]);
    await candidates.update(fixture.admin, fixture.ana, { fields: [{ key: 'dependentes', value }] });
    const columns = configuration([column('name', 0), column('dependentes', 1)]);
    const { body } = await exported({ candidateIds: [fixture.ana, fixture.bia], exportConfiguration: columns });
    const sheet = await sheetIn(body);
    expect(valuesOf(sheet, 2, 2)).toEqual(['Ana', `${dependent.shown}\nNome: =1+1`]);
    expect(valuesOf(sheet, 3, 2)).toEqual(['+Bia', null]);
    await customFields.delete(fixture.admin, _id.toString());
  });

  it('follows the configuration: order, headings, visibility and widths within 5 and 50', async () => {
    const columns = [
      column('email', 2, { displayName: 'Correio', width: 999 }),
      column('name', 1, { width: 1 }),
      column('cpf', 0, { isVisible: false }),
      column('status', 3, { width: 'largo' }),
    ];
    const { body } = await exported({
      candidateIds: [fixture.ana],
      exportConfiguration: { ...configuration(columns), sheetName: 'Pessoas' },
    });
    const sheet = await sheetIn(body);
    expect(sheet.name).toBe('Pessoas');
    expect(valuesOf(sheet, 1, 4)).toEqual(['name', 'Correio', 'status', null]);
    expect([1, 2, 3].map((index) => sheet.getColumn(index).width)).toEqual([5, 50, 15]);
  });

  it('heads a column without a name by the label of what it holds, and by its key where that is nothing', async () => {
    const nameless = [{}, { displayName: null }, { displayName: ' ' }].map((name, order) => ({
      ...{ key: 'cpf', order },
      ...name,
    }));
    const others = ['status', 'linkedin', 'nada'].map((key, order) => ({ key, order: 3 + order }));
    const columns = [...nameless, ...others, { key: 'turno', order: 6, displayName: 'Período' }];
    const { body } = await exported({ candidateIds: [fixture.ana], exportConfiguration: { columns } });
    expect(valuesOf(await sheetIn(body), 1, 7)).toEqual([
      ...['CPF', 'CPF', 'CPF', 'Status', 'LinkedIn', 'nada', 'Período'],
    ]);
  });

  it('holds a column for each field that there can be, under headings as long as those of a workbook', async () => {
    const wide = (count: number) =>
      exported({
        candidateIds: [fixture.ana],
        exportConfiguration: configuration(
          Array.from({ length: count }, (_, order) => column('name', order, { displayName: 'x'.repeat(220) })),
        ),
      });
    const sheet = await sheetIn((await wide(516)).body);
    expect(valuesOf(sheet, 2, 516)).toEqual(Array(516).fill('Ana'));
    expect((await wide(517)).status).toBe(422);
  });

  it('tells how the admission goes, where its columns are switched on', async () => {
    const { actions } = fixture.server.services.candidates;
    const selection = { candidateIds: [fixture.ana] };
    await actions.setDates(fixture.admin, { selection, dueOn: '2099-03-31' });
    const keys = ['stage', 'dueOn', 'plannedAdmissionOn', 'isConfirmed', 'endedAt', 'endReason', 'createdAt'];
    const exportConfiguration = { columns: keys.map((key, order) => ({ key, order })) };
    const cells = async () =>
      valuesOf(await sheetIn((await exported({ ...selection, exportConfiguration })).body), 2, 7);
    const day = expect.any(Date);
    expect(await cells()).toEqual(['Aberto', new Date('2099-03-31T00:00:00Z'), null, 'Não', null, null, day]);
    await actions.end(fixture.admin, { selection, reason: 'withdrew' });
    expect(await cells()).toEqual(['Encerrado', new Date('2099-03-31T00:00:00Z'), null, 'Não', day, 'Desistiu', day]);
    await actions.resume(fixture.admin, { selection });
  });

  it('a field from before the key of such a column was reserved keeps its own', async () => {
    const exportConfiguration = { columns: [{ key: 'stage', order: 0 }] };
    const rename = async (from: string, to: string) => {
      await mongoose.connection.collection('customFields').updateOne({ key: from }, { $set: { key: to } });
      dataVersions.invalidateAll();
    };
    await rename('turno', 'stage');
    const { body } = await exported({ candidateIds: [fixture.ana], exportConfiguration });
    await rename('stage', 'turno');
    const sheet = await sheetIn(body);
    expect([valuesOf(sheet, 1, 1), valuesOf(sheet, 2, 1)]).toEqual([['Turno'], [null]]);
  });

  it('takes the default configuration when none is given', async () => {
    const sheet = await sheetIn((await exported({ candidateIds: [fixture.ana] })).body);
    expect(valuesOf(sheet, 1, 3)).toEqual(['Nome', 'E-mail', 'Cliente']);
  });

  it('says its type, its dated name in every alphabet, and its rows', async () => {
    fixture.server.setNow(NOW);
    const { token } = { token: await freshToken() };
    const body = {
      candidateIds: [fixture.ana],
      exportConfiguration: { ...configuration(), fileName: 'Seleção "A"/2' },
    };
    const { headers, status } = await exported(body, token);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Selecao A2_2026-08-03.xlsx"; filename*=UTF-8''Sele%C3%A7%C3%A3o%20A2_2026-08-03.xlsx`,
    );
    expect(headers['x-total-rows']).toBe('1');
  });

  it('leaves cells empty for a field that was deleted, and hides its stored values', async () => {
    const { customFields, candidates } = fixture.server.services;
    const field = await customFields.create(fixture.admin, {
      key: 'segredo',
      label: 'Segredo',
      type: 'text',
      target: 'candidate',
    });
    await candidates.update(fixture.admin, fixture.ana, { fields: [{ key: 'segredo', value: 'não mostre' }] });
    await customFields.delete(fixture.admin, field._id.toString());
    const columns = [column('name', 0), column('segredo', 1), column('__proto__', 2), column('constructor', 3)];
    const { body } = await exported({ candidateIds: [fixture.ana], exportConfiguration: configuration(columns) });
    expect(valuesOf(await sheetIn(body), 2, 4)).toEqual(['Ana', null, null, null]);
  });
});
