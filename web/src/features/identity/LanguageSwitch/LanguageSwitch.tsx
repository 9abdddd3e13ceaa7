import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languages, type Language } from '../../../i18n';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../../theme/tokens';
import { chooseLanguage } from './chooseLanguage';

/** Each in its own language, so that a reader who looks for theirs can read it. */
export const languageNames: Record<Language, string> = { 'pt-BR': 'Português', 'en-US': 'English' };

const Group = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: -${space[2]};
`;

const Choice = styled.button`
  min-height: 28px;
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  ${typeset('small')}
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    color: ${color.text};
    font-weight: 620;
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

export interface LanguageSwitchProps {
  /** Only the way to the other language: a phone's header has no room for both. */
  compact?: boolean;
}

/** Português / English; light enough for the sign-in and the candidate's pages. */
export function LanguageSwitch({ compact = false }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common');
  const [, startTransition] = useTransition();
  return (
    <Group role="group" aria-label={t('app.language')}>
      {languages
        .filter((language) => !compact || language !== i18n.language)
        .map((language) => (
          <Choice
            key={compact ? 'other' : language} // The one button stays, and keeps the focus.
            type="button"
            lang={language}
            {...(!compact && { 'aria-pressed': i18n.language === language })}
            onClick={() => startTransition(() => chooseLanguage(language))}
          >
            {languageNames[language]}
          </Choice>
        ))}
    </Group>
  );
}
