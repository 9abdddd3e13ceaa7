import fc from 'fast-check';
import { compactPagerItems, pagerItems, type PagerItem } from './pagerItems';

const numbers = (items: PagerItem[]) => items.filter((item): item is number => item !== 'ellipsis');
const place = fc
  .integer({ min: 1, max: 400 })
  .chain((total) => fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }));

describe('pagerItems', () => {
  test.each<[number, number, PagerItem[]]>([
    [1, 0, []],
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 10, [1, 2, 3, 'ellipsis', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'ellipsis', 10]],
    [5, 10, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 10]],
    [10, 10, [1, 'ellipsis', 8, 9, 10]],
    [99, 10, [1, 'ellipsis', 8, 9, 10]],
    [Number.NaN, 3, [1, 2, 3]],
  ])('page %p of %p gives %j', (current, total, expected) => {
    expect(pagerItems(current, total)).toEqual(expected);
  });

  test('always has the first page, the last page and every page of the window', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 5 }), ({ current, total }, window) => {
        const pages = numbers(pagerItems(current, total, window));
        expect(pages).toContain(1);
        expect(pages).toContain(total);
        for (let page = Math.max(1, current - window); page <= Math.min(total, current + window); page += 1) {
          expect(pages).toContain(page);
        }
      }),
    );
  });

  test('shows nothing outside the window but the two ends', () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        for (const page of numbers(pagerItems(current, total))) {
          expect(page === 1 || page === total || Math.abs(page - current) <= 2).toBe(true);
        }
      }),
    );
  });

  test('rises without repeats and has an ellipsis exactly where pages are left out', () => {
    fc.assert(
      fc.property(place, fc.boolean(), ({ current, total }, compact) => {
        const items = compact ? compactPagerItems(current, total) : pagerItems(current, total);
        items.forEach((item, index) => {
          const next = items[index + 1];
          if (typeof item === 'number' && typeof next === 'number') expect(next).toBe(item + 1);
          if (item === 'ellipsis') {
            const before = items[index - 1];
            expect(typeof before === 'number' && typeof next === 'number' && next - before > 1).toBe(true);
          }
        });
      }),
    );
  });
});

describe('compactPagerItems', () => {
  test.each<[number, number, PagerItem[]]>([
    [1, 0, []],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 'ellipsis', 9]],
    [5, 9, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]],
    [9, 9, [1, 'ellipsis', 6, 7, 8, 9]],
  ])('page %p of %p gives %j', (current, total, expected) => {
    expect(compactPagerItems(current, total)).toEqual(expected);
  });

  test('has exactly five page buttons, or all pages when there are fewer, and the current one among them', () => {
    fc.assert(
      fc.property(place, ({ current, total }) => {
        const pages = numbers(compactPagerItems(current, total));
        expect(pages).toHaveLength(Math.min(5, total));
        expect(pages).toEqual(expect.arrayContaining([1, total, current]));
      }),
    );
  });
});
