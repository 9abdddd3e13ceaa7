import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const tsx = join(import.meta.dirname, '../../../../node_modules/tsx/dist/loader.mjs');
const columns = join(import.meta.dirname, '../../domains/exports/exportColumns.ts');
const cells = join(import.meta.dirname, 'cells.ts');

/**
 * Days that are at risk: one at whose midnight summer time began in São Paulo, one that Apia left out when it changed
 * sides of the date line, and a plain one.
 */
const days = ['2018-11-04', '2011-12-30', '1990-12-05'];
const serials = [43_408, 40_907, 33_212];

/** Writes a date field's cells as an export does, in a process that lives in that zone. */
async function serialsIn(zone: string): Promise<{ offset: number; serials: number[] }> {
  const program = `
    import { cellReader } from ${JSON.stringify(columns)};
    import { cellXml } from ${JSON.stringify(cells)};
    const field = { key: 'd', label: 'D', type: 'date', options: [], format: null, active: true };
    const catalogue = { target: 'candidate', fields: [field], permissions: new Map() };
    const read = cellReader({ key: 'd' }, catalogue, 'admin');
    const styles = { text: 1, number: 2, percent: 3, date: 4, empty: 0 };
    const serials = ${JSON.stringify(days)}.map((d) => {
      const xml = cellXml(read({ candidate: { values: { d } }, client: null }), 'A1', styles);
      return Number(/<v>(.*)<\\/v>/.exec(xml)?.[1]);
    });
    console.log(JSON.stringify({ offset: new Date('2026-08-03T00:00:00Z').getTimezoneOffset(), serials }));`;
  const env = { ...process.env, NODE_OPTIONS: '', TZ: zone };
  const args = ['--import', tsx, '--input-type=module', '-e', program];
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout);
}

it.each([
  ['UTC', 0],
  ['America/Sao_Paulo', 180],
  ['Asia/Tokyo', -540],
  ['Pacific/Apia', -780],
  ['Pacific/Marquesas', 570],
])('a server in %s writes the same days', async (zone, offset) => {
  expect(await serialsIn(zone)).toEqual({ offset, serials });
});
