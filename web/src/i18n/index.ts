/**
 * Languages. pt-BR is the product's language and its `common` texts travel with the first bundle; every other
 * namespace, and all of en-US, is its own file that loads when a screen first asks for it (`useTranslation('staff')`
 * suspends until it is there; a route may call {@link loadTexts} beside its own import to load both at once).
 */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './namespaces';
import common from './pt-BR/common.json' with { type: 'json' };

export const languages = ['pt-BR', 'en-US'] as const;
export type Language = (typeof languages)[number];

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

const started = i18next
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

/**
 * Resolves when the texts of the first screen are there: at once in pt-BR, after one request in en-US. Where that fails the page is in
 * pt-BR, as dates and numbers are read by the language that is in force, and texts of another one would mislead who types them.
 */
export const i18nReady = started.then(async () => {
  if (!i18next.hasResourceBundle(currentLanguage(), 'common')) await i18next.changeLanguage('pt-BR');
});

/** The language in use. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'pt-BR';
}

/**
 * Loads texts that are not there yet.
 * @throws Error where some could not be loaded: i18next takes them for loaded then, and shows their keys.
 */
async function load(language: Language, wanted: readonly Namespace[]): Promise<void> {
  const isMissing = (namespace: Namespace) => !i18next.hasResourceBundle(language, namespace);
  if (wanted.some(isMissing)) await i18next.reloadResources([language], wanted.filter(isMissing));
  const failed = wanted.filter(isMissing);
  if (failed.length > 0) throw new Error(`no texts: ${language} ${failed.join()}`);
}

/** The language that was chosen last. */
let chosen: Language;

/**
 * Changes and remembers the language; resolves when its texts are on the screen.
 * @throws Error where they could not be loaded: the language then stays.
 */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language;
  await load(language, Object.keys(i18next.getDataByLanguage(currentLanguage()) ?? {}) as Namespace[]);
  if (chosen !== language) return; // Another one was chosen meanwhile.
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice then lasts for this page.
  }
  await i18next.changeLanguage(language);
}

/**
 * Loads namespaces ahead of the screen that uses them.
 * @throws Error where they could not be loaded.
 */
export const loadTexts = (...wanted: Namespace[]): Promise<void> => load(currentLanguage(), wanted);

export { i18next };
