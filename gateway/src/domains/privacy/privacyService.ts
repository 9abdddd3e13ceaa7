import type { CandidateViewer } from '../../auth/viewer.js';
import { fieldError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { CandidateRecord, ConsentStamp } from '../candidates/candidatesModel.js';
import type { RequestOrigin } from '../context.js';
import { fieldValueViews, type FieldCatalogue } from '../customFields/fieldValues.js';
import type { ServiceDependencies } from '../services.js';
import {
  CONSENT_VERSION,
  consentHash,
  consentLanguages,
  consentSections,
  type ConsentLanguage,
  type ConsentSection,
} from './consentText.js';
import { acceptConsentInput } from './privacyInput.js';

/** The consent text in force, as one candidate is shown it: the GraphQL type `ConsentDocument`. */
export interface ConsentDocumentView {
  version: string;
  textHash: string;
  sections: ConsentSection[];
  fieldLabels: string[];
  controllerContact: string;
}

const fixedLabels: Record<ConsentLanguage, string[]> = {
  'pt-BR': ['Nome', 'E-mail'],
  'en-US': ['Name', 'E-mail'],
};

/** The LGPD consent: spec section 2 (candidate area), design.md section 6. */
export class PrivacyService {
  constructor(private readonly deps: ServiceDependencies) {}

  /** Whether the candidate has accepted the text in force; an older version does not count. */
  hasConsented(candidate: Pick<CandidateRecord, 'consent'>): boolean {
    return candidate.consent?.version === CONSENT_VERSION;
  }

  /** The text in force with the labels of the data that candidates are asked for. */
  consentDocument(language: ConsentLanguage, catalogue: FieldCatalogue): ConsentDocumentView {
    const { controllerContact } = this.deps.config;
    const fields = fieldValueViews(catalogue, 'candidate', {}).filter((field) => field.viewerCanView);
    return {
      version: CONSENT_VERSION,
      textHash: consentHash(language, controllerContact),
      sections: consentSections(language, controllerContact),
      fieldLabels: [...fixedLabels[language], ...fields.map(({ label }) => label)],
      controllerContact,
    };
  }

  /**
   * Stores an acceptance of the text in force, in either language, with version, hash, time and address. Accepting
   * again keeps the first proof.
   * @throws CONFLICT when another text is in force than the one that was shown, REQUIRED/INVALID per property.
   */
  async recordConsent(
    viewer: CandidateViewer,
    acceptance: { version: string; textHash: string; origin: RequestOrigin; source: ConsentStamp['source'] },
  ): Promise<CandidateRecord> {
    const { version, textHash } = parseInput(acceptConsentInput, acceptance);
    const hashes = consentLanguages.map((language) => consentHash(language, this.deps.config.controllerContact));
    if (version !== CONSENT_VERSION || !hashes.includes(textHash)) {
      throw fieldError('CONFLICT', 'version', 'O termo de consentimento foi atualizado. Leia a nova versão.');
    }
    const { candidates } = this.deps.services;
    const candidate = await candidates.get(viewer, viewer.candidateId);
    if (this.hasConsented(candidate)) return candidate;
    return candidates.storeConsent(viewer, this.#stamp(textHash, acceptance));
  }

  /** What the first write through `/v1` stores: its caller has shown its own consent page (design.md section 6). */
  impliedConsent(origin: RequestOrigin): ConsentStamp {
    return this.#stamp(consentHash('pt-BR', this.deps.config.controllerContact), { origin, source: 'v1' });
  }

  #stamp(
    textHash: string,
    { origin, source }: { origin: RequestOrigin; source: ConsentStamp['source'] },
  ): ConsentStamp {
    const { ip, userAgent } = origin;
    return { version: CONSENT_VERSION, textHash, at: this.deps.now(), ip, userAgent, source };
  }
}
