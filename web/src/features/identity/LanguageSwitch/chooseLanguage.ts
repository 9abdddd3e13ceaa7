import { toast } from '../../../components/Toast/toast';
import { changeLanguage, i18next, type Language } from '../../../i18n';

/** Changes the language, and tells where its texts could not be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
  } catch {
    toast.error({ title: i18next.t('app.languageFailed') });
  }
}
