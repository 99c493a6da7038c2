import type { BatchEffect } from '@plumbline/core/api';
import type { Texts } from '../../language/texts/en.ts';

/** What was changed, in the words of whoever noted it, or the names of the parts. */
export function changeText({ fields, note }: Pick<BatchEffect, 'fields' | 'note'>, texts: Texts) {
	return note || fields.map((name) => texts.effects.fields[name] ?? name).join(', ') || '–';
}
