/**
 * Languages. pt-BR is the product's language and its `common` texts travel with the first bundle; every other
 * namespace, and all of en-US, is its own file that loads when a screen first asks for it (`useTranslation('staff')`
 * suspends until it is there; a route may call {@link loadTexts} beside its own import to load both at once).
 */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './pt-BR/common.json' with { type: 'json' };

export const languages = ['pt-BR', 'en-US'] as const;
export type Language = (typeof languages)[number];

export const namespaces = [
  'common',
  'identity',
  'candidate',
  'staff',
  'fields',
  'configuration',
  'exports',
  'capture',
  'documents',
  'imports',
  'flow',
  'reminders',
  'figures',
  'notifications',
] as const;
export type Namespace = (typeof namespaces)[number];

const STORAGE_KEY = 'esteira.language';
const isLanguage = (text: string | null | undefined): text is Language => languages.some((known) => known === text);

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : 'pt-BR';
  } catch {
    return 'pt-BR'; // Storage may be blocked.
  }
}

const lazyTexts: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const texts = (await import(`./${language}/${namespace}.json`, { with: { type: 'json' } })) as {
      default: Record<string, unknown>;
    };
    return texts.default;
  },
};

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Resolves when the texts of the first screen are there: at once in pt-BR, after one request in en-US. */
export const i18nReady = i18next
  .use(lazyTexts)
  .use(initReactI18next)
  .init({
    lng: storedLanguage(),
    fallbackLng: 'pt-BR',
    supportedLngs: languages,
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
    resources: { 'pt-BR': { common } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes what it shows.
    returnNull: false,
  });

/** The language in use. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'pt-BR';
}

/** Changes and remembers the language; resolves when its texts are on the screen. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice then lasts for this page.
  }
  await i18next.changeLanguage(language);
}

/** Loads namespaces ahead of the screen that uses them. */
export function loadTexts(...wanted: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(wanted);
}

export { i18next };
