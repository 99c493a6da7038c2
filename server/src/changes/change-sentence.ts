import type { Locale } from '@plumbline/core';
import type { BatchEffect } from '@plumbline/core/api';
import { formatDay } from '../facts/day.ts';
import { textsFor } from '../texts/texts.generated.ts';
import type { ChangeBatch } from './batches.ts';

type Change = Pick<ChangeBatch, 'day' | 'fields' | 'note' | 'pageIds'>;

/** The change, its time and the answer: the sentence that every screen shows beside a page. */
export function changeSentence(
	change: Change,
	{ text: answer }: Pick<BatchEffect, 'text'>,
	locale: Locale,
): string {
	return textsFor(locale).changes.sentence({ change: lead(change, locale), answer });
}

function lead({ day: changedOn, fields, note, pageIds }: Change, locale: Locale): string {
	const words = textsFor(locale).changes;
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(formatDay(changedOn)),
	);
	const pages = pageIds.length;
	if (note !== '') return words.noted({ note, pages, day });
	const names: Readonly<Record<string, string>> = words.parts;
	const parts = new Intl.ListFormat(locale).format(fields.map((name) => names[name] ?? name));
	const text = words.changed({ parts, pages, day });
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
