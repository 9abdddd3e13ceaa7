import type { CandidateViewer } from '../../auth/viewer.js';
import { fieldError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { CONSENT_VERSION, hasConsented } from '../candidates/consent.js';
import type { CandidateRecord, ConsentStamp } from '../candidates/candidatesModel.js';
import type { RequestOrigin } from '../context.js';
import { fieldValueViews } from '../fields/values/fieldViews.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { noValues } from '../fields/values/storedValues.js';
import type { DependsOn } from '../services.js';
import {
  consentHash,
  contactIn,
  consentLanguages,
  consentText,
  type ConsentLanguage,
  type ConsentText,
} from './consentText.js';
import { acceptConsentInput } from './privacyInput.js';
import { AcceptedTextModel, type StoredAcceptedText } from './privacyModel.js';

/** The consent text in force, as one candidate is shown it: the GraphQL type `ConsentDocument`. */
export interface ConsentDocumentView extends ConsentText {
  textHash: string;
  controllerContact: string;
}

const fixedLabels: Record<ConsentLanguage, string[]> = {
  'pt-BR': ['Nome', 'E-mail'],
  'en-US': ['Name', 'E-mail'],
};

/** The consent to the processing of personal data that the LGPD asks for. */
export class PrivacyService {
  constructor(private readonly deps: DependsOn<'customFields' | 'candidates'>) {}

  /** Whether the candidate has accepted the text in force; an older version does not count. */
  hasConsented(candidate: Pick<CandidateRecord, 'consent'>): boolean {
    return hasConsented(candidate);
  }

  /**
   * The text in force with the labels of the data that candidates are asked for.
   * @param catalogue that of the client: what the person is asked for depends on answers that come after the consent.
   */
  consentDocument(language: ConsentLanguage, catalogue: RecordCatalogue): ConsentDocumentView {
    const { controllerContact } = this.deps.config;
    const fields = fieldValueViews(catalogue, 'candidate', noValues).filter((field) => field.viewerCanView);
    const labels = [...fixedLabels[language], ...fields.map(({ label }) => label)];
    const text = consentText(language, controllerContact, labels);
    return { ...text, textHash: consentHash(text), controllerContact: contactIn(language, controllerContact) };
  }

  /**
   * Stores an acceptance of the text in force, in either language, with version, hash, time and address, and the text
   * itself where it is not kept yet. Accepting again keeps the first proof.
   * @throws CONFLICT when another text is in force, or other fields are asked for, than what was shown, REQUIRED/INVALID
   *   per property.
   */
  async recordConsent(
    viewer: CandidateViewer,
    acceptance: { version: string; textHash: string; origin: RequestOrigin; source: ConsentStamp['source'] },
  ): Promise<CandidateRecord> {
    const { version, textHash } = parseInput(acceptConsentInput, acceptance);
    const { candidates, customFields } = this.deps.services;
    const catalogue = await customFields.catalogueOfClient(viewer.clientId);
    const accepted = consentLanguages
      .map((language) => ({ language, ...this.consentDocument(language, catalogue) }))
      .find((document) => document.version === version && document.textHash === textHash);
    if (!accepted) {
      throw fieldError('CONFLICT', 'version', 'O termo de consentimento foi atualizado. Leia a nova versão.');
    }
    const candidate = await candidates.get(viewer, viewer.candidateId);
    if (this.hasConsented(candidate)) return candidate;
    const { language, sections, declaration, fieldLabels } = accepted;
    await this.#keepText({ _id: textHash, version, language, sections, declaration, fieldLabels });
    return candidates.consents.store(viewer, this.#stamp(textHash, acceptance));
  }

  /**
   * Takes the consent back: the form is closed to the candidate until they accept again. Repeating it changes nothing.
   * @throws NOT_FOUND.
   */
  async withdrawConsent(viewer: CandidateViewer): Promise<CandidateRecord> {
    return this.deps.services.candidates.consents.withdraw(viewer);
  }

  /**
   * What the first write through `/v1` stores: its caller has shown its own consent page. The
   * hash is that of the text in force, without a list of fields, as what was listed is unknown.
   */
  async impliedConsent(origin: RequestOrigin): Promise<ConsentStamp> {
    const text = consentText('pt-BR', this.deps.config.controllerContact, []);
    const textHash = consentHash(text);
    await this.#keepText({ _id: textHash, language: 'pt-BR', ...text });
    return this.#stamp(textHash, { origin, source: 'v1' });
  }

  /** Before its proof: after a crash in between there may be a text without an acceptance, never a proof of nothing. */
  async #keepText({ _id, ...text }: Omit<StoredAcceptedText, 'firstAcceptedAt'>): Promise<void> {
    const record = { ...text, firstAcceptedAt: this.deps.now() };
    await AcceptedTextModel.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
  }

  #stamp(
    textHash: string,
    { origin, source }: { origin: RequestOrigin; source: ConsentStamp['source'] },
  ): ConsentStamp {
    const { ip, userAgent } = origin;
    return { version: CONSENT_VERSION, textHash, at: this.deps.now(), ip, userAgent, source };
  }
}
