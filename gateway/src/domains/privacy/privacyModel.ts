import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { ConsentLanguage, ConsentSection, ConsentText } from './consentText.js';

/**
 * A consent text as somebody accepted it, with the list of fields of that day. Kept once, however many accept it: what
 * a stored hash stands for can be read years later, whatever the fields and settings are by then.
 */
export interface StoredAcceptedText extends ConsentText {
  /** The id is the text's hash. */
  _id: string;
  language: ConsentLanguage;
  firstAcceptedAt: Date;
}

const sectionSchema = new Schema<ConsentSection>(
  { title: { type: String, required: true }, paragraphs: { type: [String], required: true } },
  { _id: false },
);

const acceptedTextSchema = new Schema<StoredAcceptedText>(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    language: { type: String, required: true },
    sections: { type: [sectionSchema], required: true },
    declaration: { type: String, required: true },
    fieldLabels: { type: [String], required: true },
    firstAcceptedAt: { type: Date, required: true },
  },
  { collection: 'acceptedConsentTexts', versionKey: false },
);

export const AcceptedTextModel = defineModel<StoredAcceptedText>('AcceptedConsentText', acceptedTextSchema);
