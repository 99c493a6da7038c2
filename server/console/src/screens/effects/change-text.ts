import type { BatchEffect } from '@plumbline/core/api';
import { textOf } from '../../language/text-of.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';

/** The change in the words of its author, or the names of the parts. */
export function changeText({ fields, note }: Pick<BatchEffect, 'fields' | 'note'>, texts: Texts) {
	return note || fields.map((name) => textOf(texts.effects.fields, name)).join(', ') || '–';
}
