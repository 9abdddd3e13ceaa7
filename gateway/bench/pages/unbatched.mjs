/** Loaded before the product: every record that a page asks for becomes a query of its own, as without DataLoader. */
import DataLoader from 'dataloader';

DataLoader.prototype.load = async function (key) {
  const [value] = await this._batchLoadFn([key]);
  if (value instanceof Error) throw value;
  return value;
};
