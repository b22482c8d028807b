import type { FeatureToggle } from '../entities/index.ts';

/** Whether a feature toggle is on; an unknown or absent one is off. @see */
export function toggleIsOn(toggles: readonly FeatureToggle[], name: string): boolean {
  return toggles.some((toggle) => toggle.nome === name && toggle.ativo);
}
