import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { ContentRefusal } from '../refusal.js';
import { everyMeaning, type FoundObjects } from './objects.js';

/** More than any honest tree of so few pages has. */
const MAX_NODES = 10_000;

/**
 * How many pages a file shows: those below its catalogue, or below that with the most of several. Counts no further than
 * one past `most`.
 * @throws ContentRefusal DAMAGED_PDF for a tree that leads into itself or is too large to be one of pages.
 */
export function pageCountOf(found: FoundObjects, most: number): number {
  const catalogues = found.defined.filter((object) => isOfType(object, 'Catalog'));
  const roots = catalogues.map((catalogue) => (catalogue as PDFDict).get(PDFName.of('Pages')));
  return Math.max(0, ...roots.map((root) => leavesBelow(root, most, found)));
}

function isOfType(object: PDFObject, type: string): boolean {
  return object instanceof PDFDict && object.lookup(PDFName.of('Type')) === PDFName.of(type);
}

function leavesBelow(root: PDFObject | undefined, most: number, found: FoundObjects): number {
  let leaves = 0;
  let nodes = 0;
  const waiting = [root];
  while (waiting.length > 0 && leaves <= most) {
    // The latest of an object's versions is the one that is shown.
    const node = everyMeaning(waiting.pop(), found).at(-1);
    if (++nodes > MAX_NODES) throw new ContentRefusal('DAMAGED_PDF');
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) leaves += 1;
    else for (const kid of kids.asArray()) waiting.push(kid);
  }
  return leaves;
}
