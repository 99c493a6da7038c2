import type { Locale } from '@plumbline/core';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

/** English comes with the panel, other languages when they are wanted. */
export async function textsFor(locale: Locale): Promise<Texts> {
	return locale === 'ja' ? (await import('./ja.ts')).ja : en;
}
