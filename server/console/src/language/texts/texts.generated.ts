// Generated from the files of core/src/locales. Do not edit.
import { en, type Texts } from './en.generated.ts';

export type { Texts };

/** English is always there, and replaces what a language lacks; the others are loaded on demand. */
export const textLoaders: Readonly<Record<string, () => Promise<Texts>>> = {
	ja: async () => (await import('./ja.generated.ts')).ja,
};

export { en };
