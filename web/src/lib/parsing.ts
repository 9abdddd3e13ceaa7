/**
 * How typed and pasted texts are understood, from the one source that the server reads them by as well: modules of the
 * gateway that import nothing but each other and the library of Brazilian numbers. This is the only import between the two workspaces (eslint.config.js).
 */
export { normalizeNumberFormat, type NumberFormat } from '../../../gateway/src/lib/parsing/brazilianNumbers';
export { formatDoubt, type FormatDoubt } from '../../../gateway/src/lib/parsing/formatDoubts';
export { rightCpf } from '../../../gateway/src/lib/parsing/rightCpf';
export { isoDate, parseDateText, type DateReading } from '../../../gateway/src/lib/parsing/dates';
export { normalizeFileName } from '../../../gateway/src/lib/parsing/fileNames';
export { withoutAccents } from '../../../gateway/src/lib/parsing/foldAccents';
export { meansMoney, formatNumberText, parseNumberText } from '../../../gateway/src/lib/parsing/numbers';
export {
  normalizeTypedEmail,
  normalizeLine,
  normalizeLines,
  parseOptionText,
  parseYesNoText,
  singleLine,
} from '../../../gateway/src/lib/parsing/texts';
export { asksOwnBirth, meantAddress, unlikelyAge } from '../../../gateway/src/lib/parsing/valueDoubts';
