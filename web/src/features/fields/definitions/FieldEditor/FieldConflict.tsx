import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { ConflictPanel } from '../../../conflicts/ConflictPanel';
import type { Conflict, Side } from '../../../conflicts/conflict';
import { useCompanyNames } from '../useCompanyNames';
import { useConditionTexts } from '../useConditionTexts';
import { parseConditionText } from './conditionForm';
import { documentApprovers } from './documentForm';
import { fieldFormats, fieldTypesOf } from './fieldForm';
import { useColumnText } from './useColumnText';

/** What the editor calls its inputs, by their paths in the form. */
const labelKeys = [
  ['label', 'editor.label'],
  ['type', 'editor.type'],
  ['order', 'editor.order'],
  ['options', 'editor.options'],
  ['required', 'editor.required'],
  ['active', 'editor.active'],
  ['clientIds', 'editor.companies.title'],
  ['condition', 'editor.condition.title'],
  ['section', 'editor.section'],
  ['description', 'editor.description'],
  ['placeholder', 'editor.placeholder'],
  ['format', 'editor.format'],
  ['allowFutureDates', 'editor.allowFutureDates'],
  ['document.kinds.PHOTO', 'editor.document.kind.PHOTO'],
  ['document.kinds.PDF', 'editor.document.kind.PDF'],
  ['document.pageNames', 'editor.document.pageNames'],
  ['document.maxPages', 'editor.document.maxPages'],
  ['document.asksExpiry', 'editor.document.asksExpiry'],
  ['document.approver', 'editor.document.approver'],
  ['listOptions.itemName', 'editor.list.itemName'],
  ['listOptions.maxItems', 'editor.list.maxItems'],
  ['listOptions.columns', 'editor.list.columns'],
  ['clientCanView', 'permissions.clientView'],
  ['clientCanEdit', 'permissions.clientEdit'],
  ['candidateCanView', 'permissions.candidateView'],
  ['candidateCanEdit', 'permissions.candidateEdit'],
] as const;
const labelKeyOf = new Map<string, (typeof labelKeys)[number][1]>(labelKeys);

/** Whether a text of an input is one of the keys that it chooses from. */
const isOneOf = <Key extends string>(keys: readonly Key[], text: string): text is Key =>
  (keys as readonly string[]).includes(text);

/** What is shown as it was written. */
const written: readonly string[] = [
  'label',
  'order',
  'options',
  'section',
  'description',
  'placeholder',
  'document.pageNames',
  'listOptions.itemName',
];

/** The names of companies by the ids of an input's text. */
function useNamesOfText() {
  const nameOf = useCompanyNames();
  return (text: string) =>
    text
      .split('\n')
      .map((id) => nameOf(id) ?? id)
      .sort((left, right) => left.localeCompare(right))
      .join('\n');
}

export interface FieldConflictProps {
  conflict: Conflict;
  /** The fields of all targets, by whose names conditions are read. */
  fields: readonly CustomFieldRow_FieldFragment[];
  onChoose: (name: string, side: Side) => void;
}

/** Tells that another person has changed the field meanwhile, and lets the administrator compare. */
export function FieldConflict({ conflict, fields, onChoose }: FieldConflictProps) {
  const { t } = useTranslation('configuration');
  const { t: tFields } = useTranslation('fields');
  const companyNames = useNamesOfText();
  const { conditionText } = useConditionTexts(fields);
  const columnText = useColumnText();
  const labelOf = (name: string) => {
    const key = labelKeyOf.get(name);
    return key ? t(key) : name;
  };
  const chosen = (name: string, text: string) => {
    if (name === 'type' && isOneOf(fieldTypesOf('CANDIDATE'), text)) return tFields(`types.${text}`);
    if (name === 'format' && isOneOf(fieldFormats, text)) return t(`formats.${text}`);
    if (name === 'listOptions.columns') return text.split('\n').map(columnText).join('\n');
    if (name === 'document.approver' && isOneOf(documentApprovers, text)) return t(`editor.document.approvers.${text}`);
    return text;
  };
  const display = (name: string, text: string) => {
    if (name === 'clientIds') return text === '' ? t('editor.companies.all') : companyNames(text);
    if (name === 'condition') {
      return text === '' ? t('editor.condition.always') : conditionText(parseConditionText(text));
    }
    if (text === '' || written.includes(name)) return text;
    return text === 'true' || text === 'false' ? tFields(text === 'true' ? 'yes' : 'no') : chosen(name, text);
  };
  return (
    <ConflictPanel
      conflict={conflict}
      title={t('editor.conflict')}
      labelOf={labelOf}
      display={display}
      onChoose={onChoose}
    />
  );
}
