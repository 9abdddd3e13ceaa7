import { Fragment, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../components/Layout/Layout';
import { groupBySection, type SectionedField } from '../../../lib/fieldSections';
import { space, typeset } from '../../../theme/tokens';

/* A part begins more clearly than a line of inputs, but right below the heading of the whole. */
const Part = styled(Stack)`
  :not(h3, h4) + & {
    margin-top: ${space[2]};
  }
`;

const Title = styled.h4`
  margin: 0;
  ${typeset('body', 'semibold')}
  overflow-wrap: anywhere;

  /* Below a small heading, it is not larger than that. */
  &:is(h5) {
    ${typeset('small', 'medium')}
  }
`;

export interface FieldGroupsProps<F> {
  /** By their order, each with the section that it stands under. */
  fields: readonly F[];
  /** What the headings are below. */
  headingsAs?: 'h4' | 'h5';
  /** Draws the fields of one heading. */
  children: (fields: readonly F[]) => ReactNode;
}

/** Fields of a record under the headings that the office has given them, after those that stand under none. */
export function FieldGroups<F extends Pick<SectionedField, 'section'>>({
  fields,
  headingsAs = 'h4',
  children,
}: FieldGroupsProps<F>) {
  return groupBySection(fields).map((group) =>
    group.section === null ? (
      <Fragment key="">{children(group.fields)}</Fragment>
    ) : (
      <Group key={group.section} title={group.section} headingsAs={headingsAs}>
        {children(group.fields)}
      </Group>
    ),
  );
}

function Group({ title, headingsAs, children }: { title: string; headingsAs: 'h4' | 'h5'; children: ReactNode }) {
  const id = useId();
  return (
    <Part role="group" aria-labelledby={id} $gap={3}>
      <Title as={headingsAs} id={id}>
        {title}
      </Title>
      {children}
    </Part>
  );
}
