import type { PageRecord } from './pagesModel.js';

/** A page in its place in a document: the GraphQL type `DocumentPage`. */
export interface PageView {
  page: PageRecord;
  /** The page's place, counted from 1. */
  number: number;
  name: string | null;
}
