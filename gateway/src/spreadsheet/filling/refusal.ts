/** Why an uploaded workbook cannot be used: a sentence for the user, in Brazilian Portuguese. */
export class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal';
}
