import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../theme/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin: 0;

  dt {
    display: flex;
    gap: ${space[1]};
  }
  dd {
    margin: 0;
    ${typeset('body')}
  }
  kbd {
    min-width: 2rem;
    padding: 2px ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    font: inherit;
    text-align: center;
    ${typeset('small', 'semibold')}
  }
`;

/** Keys, each line with what they do. */
export function KeyList({ keys }: { keys: readonly (readonly [keys: readonly string[], meaning: string])[] }) {
  return (
    <List>
      {keys.map(([pressed, meaning]) => (
        <div key={meaning} style={{ display: 'contents' }}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </List>
  );
}
