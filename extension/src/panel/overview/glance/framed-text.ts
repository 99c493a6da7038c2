import type { FactStore } from '@plumbline/core';
import type { Texts } from '../../../texts/panel/texts.generated.ts';
import { shownNumber } from './glance-row.ts';

/** How much is in frames, which no count of the page includes: “+ 4 in frames”; empty for nothing. */
export function framedText(
	kind: 'headings' | 'images' | 'links' | 'words',
	facts: FactStore | null,
	texts: Texts['glance'],
	locale: string,
): string {
	const framed = facts?.get('framedContent');
	const count = framed?.[kind === 'words' ? 'frames' : kind] ?? 0;
	if (count === 0) return '';
	return kind === 'words'
		? texts.frames({ count })
		: texts.framed({ count: shownNumber(count, locale) });
}
