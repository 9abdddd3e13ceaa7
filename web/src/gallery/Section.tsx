import type { ReactNode } from 'react';
import { Card, CardHeader } from '../components/Card/Card';
import { Stack } from '../components/Layout/Layout';

/** A card of the gallery: the states of one kind of part. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <Stack $gap={5}>{children}</Stack>
    </Card>
  );
}
