import type { Locale } from '@plumbline/core';
import { textsFor } from '../../texts/texts.generated.ts';

/** Why URLs have no page or were not visited, after their number. */
export function reasonText(reason: string, locale: Locale): string {
	const known: Readonly<Record<string, string>> = textsFor(locale).leftOut;
	return known[reason] ?? reason.replaceAll('_', ' ');
}
