import { jest } from '@jest/globals';
import { customerSheet, rowsOf } from '../../../test/customerWorkbook.js';
import { collected, makeWorkbook } from '../../../test/workbooks.js';
import { RequestYield } from '../../lib/yieldToRequests.js';
import type { Cell } from '../writing/cells.js';
import { planFill } from './fillPlan.js';
import { filledWorkbook } from './filledWorkbook.js';

const COUNT = 20;

async function* noRows(): AsyncGenerator<Cell[][]> {}

it.each([
  ['rows that come as one group', rowsOf],
  ['rows that are left without a candidate', noRows],
])('a workbook with long formulas gives way to requests between %s', async (_, rows) => {
  const template = await makeWorkbook((workbook) => {
    const formula = 'IF(C5>1000,"sim",C5*2)&'.repeat(300).slice(0, -1);
    customerSheet(workbook).getRow(5).values = ['Fulano', '01/01/2000', 1, { formula }];
  });
  const plan = await planFill(template, { sheetName: 'Dados', headerRow: 4, columns: [1, 2, 3], totalRows: COUNT });
  // Each look at the clock finds that the work has had its stretch.
  let time = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  const givenWay = jest.spyOn(RequestYield.prototype, 'yieldToRequests');
  try {
    await collected(filledWorkbook(template, plan, rows(COUNT)));
    expect(givenWay).toHaveBeenCalledTimes(COUNT);
  } finally {
    givenWay.mockRestore();
    clock.mockRestore();
  }
});
