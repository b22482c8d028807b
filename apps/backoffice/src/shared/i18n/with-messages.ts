import { loadMessages } from '@guiche/ui/i18n';
import { session } from '../session/session.ts';

/** Fetches code together with the trade's texts that it uses, in the user's language, so that it is shown complete. */
export async function withMessages<Module>(fetching: Promise<Module>): Promise<Module> {
  const module = await fetching;
  // Without them its texts are in pt-BR. @see A-004
  await loadMessages(session.language()).catch(() => undefined);
  return module;
}
