/** Fields by order, each with the one on whose answer it depends, and the order in which forms ask them: the web's tests and the gateway's go through the same rows. */
export const fieldOrders: { name: string; fields: [key: string, parent?: string][]; asked: string[] }[] = [
  { name: 'none that depends on another', fields: [['a'], ['b'], ['c']], asked: ['a', 'b', 'c'] },
  { name: 'one behind its parent, where it stays', fields: [['a'], ['b'], ['c', 'a']], asked: ['a', 'b', 'c'] },
  { name: 'one before its parent', fields: [['c', 'a'], ['b'], ['a'], ['d']], asked: ['b', 'a', 'c', 'd'] },
  { name: 'several before theirs', fields: [['c', 'a'], ['d', 'a'], ['a'], ['b']], asked: ['a', 'c', 'd', 'b'] },
  {
    name: 'one before its parent before its',
    fields: [['c', 'b'], ['b', 'a'], ['d'], ['a']],
    asked: ['d', 'a', 'b', 'c'],
  },
  { name: 'one whose parent is not there', fields: [['b', 'a'], ['c']], asked: ['b', 'c'] },
  { name: 'a circle', fields: [['a', 'b'], ['b', 'a'], ['d', 'c'], ['c']], asked: ['c', 'd', 'a', 'b'] },
];
