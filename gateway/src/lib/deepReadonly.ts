import type { Types } from 'mongoose';

/** What has no properties of its own to be written, or is replaced rather than changed. */
type Atom =
  | string
  | number
  | bigint
  | boolean
  | symbol
  | null
  | undefined
  | void
  | Date
  | Types.ObjectId
  | Uint8Array
  | ((...args: never[]) => unknown);

/** A value of which nothing can be written, at any depth: what several requests share. */
export type DeepReadonly<T> = unknown extends T
  ? T
  : T extends Atom
    ? T
    : T extends ReadonlyMap<infer Key, infer Value>
      ? ReadonlyMap<Key, DeepReadonly<Value>>
      : T extends ReadonlySet<infer Value>
        ? ReadonlySet<DeepReadonly<Value>>
        : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
