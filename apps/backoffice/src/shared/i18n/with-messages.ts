import { loadMessages } from '@guiche/ui/i18n';
import { session } from '../session/session.ts';

/** Code that is fetched when it is needed, once the trade's texts that it brings have come in the user's language: it is shown whole. */
export async function withMessages<Module>(fetching: Promise<Module>): Promise<Module> {
  const module = await fetching;
  // Without them it reads in pt-BR. @see A-004
  await loadMessages(session.language()).catch(() => undefined);
  return module;
}
