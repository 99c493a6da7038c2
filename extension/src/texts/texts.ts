import type { Locale } from '@plumbline/core';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

/** English is part of the panel; other languages are loaded on demand. */
export async function textsFor(locale: Locale): Promise<Texts> {
	return locale === 'ja' ? (await import('./ja.ts')).ja : en;
}
