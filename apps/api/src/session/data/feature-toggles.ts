import type { FeatureToggle } from '@guiche/domain/entities';
import { asc } from 'drizzle-orm';
import { featureToggle } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';

/** Every feature toggle, by name. */
export function allFeatureToggles(db: Queryable): Promise<FeatureToggle[]> {
  return db.select().from(featureToggle).orderBy(asc(featureToggle.nome));
}
