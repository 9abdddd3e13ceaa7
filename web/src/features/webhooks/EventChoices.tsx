import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { AlertIcon } from '../../components/icons';
import { Inline, Stack } from '../../components/Layout/Layout';
import { color, radius, space, typeset } from '../../theme/tokens';
import { eventGroups, eventsOf, inOrder, typeOf } from './webhookEvents';
import type { WebhookValues } from './webhookForm';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  legend {
    padding: 0 ${space[2]};
    ${typeset('small', 'semibold')}
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.border};
  overflow-wrap: anywhere;
`;

const Complaint = styled.p`
  ${typeset('small', 'medium')}
  color: ${color.dangerText};
`;

/** What a webhook is told, to be ticked; each group as a whole as well. */
export function EventChoices({ control }: { control: Control<WebhookValues> }) {
  const { t } = useTranslation('webhooks');
  const errorId = useId();
  const {
    field,
    fieldState: { error },
  } = useController({
    control,
    name: 'events',
    rules: { validate: (rows) => rows.length > 0 || t('form.eventsRequired') },
  });
  const chosen = field.value.map(({ value }) => value);
  const choose = (events: typeof chosen) => field.onChange(inOrder(events).map((value) => ({ value })));
  const without = (events: readonly (typeof chosen)[number][]) => chosen.filter((event) => !events.includes(event));
  return (
    <Stack $gap={3}>
      {eventGroups.map((group, place) => {
        const events = eventsOf(group);
        const count = events.filter((event) => chosen.includes(event)).length;
        const invalid = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && errorId };
        return (
          <Group key={group}>
            <legend>{t(`events.groups.${group}`)}</legend>
            <Checkbox
              {...invalid}
              ref={place === 0 ? field.ref : undefined}
              label={t('events.all')}
              checked={count === events.length}
              indeterminate={count > 0 && count < events.length}
              onCheckedChange={(on) => choose([...without(events), ...(on ? events : [])])}
            />
            <Choices>
              {events.map((event) => (
                <Checkbox
                  key={event}
                  label={t(`events.names.${event}`)}
                  hint={typeOf(event)}
                  checked={chosen.includes(event)}
                  onCheckedChange={(on) => choose([...without([event]), ...(on ? [event] : [])])}
                />
              ))}
            </Choices>
          </Group>
        );
      })}
      <div aria-live="polite">
        {error && (
          <Complaint id={errorId}>
            <Inline as="span" $gap={2} $wrap={false}>
              <AlertIcon size={15} aria-hidden />
              {error.message}
            </Inline>
          </Complaint>
        )}
      </div>
    </Stack>
  );
}
