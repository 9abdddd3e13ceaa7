/**
 * How typed and pasted texts are understood, from the one source that the server reads them by as well: modules of the
 * gateway that import nothing but each other and the library of Brazilian numbers. This is the only import between the two workspaces (eslint.config.js).
 */
export { understandNumberFormat, type NumberFormat } from '../../../gateway/src/lib/understand/brazilianNumbers';
export { formatDoubt, type FormatDoubt } from '../../../gateway/src/lib/understand/formatDoubts';
export { isoDate, understandDate, type DateReading } from '../../../gateway/src/lib/understand/dates';
export { understandFileName } from '../../../gateway/src/lib/understand/fileNames';
export { withoutAccents } from '../../../gateway/src/lib/understand/foldAccents';
export { meansMoney, showNumber, understandNumber } from '../../../gateway/src/lib/understand/numbers';
export {
  understandEmail,
  understandLine,
  understandLines,
  understandOption,
  understandYesNo,
} from '../../../gateway/src/lib/understand/texts';
