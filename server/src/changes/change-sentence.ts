import type { Locale } from '@plumbline/core';
import type { BatchEffect } from '@plumbline/core/api';
import { formatDay } from '../facts/day.ts';
import { textsFor } from '../texts/texts.generated.ts';
import type { ChangeBatch } from './batches.ts';

export interface NamedChange extends Pick<ChangeBatch, 'day' | 'fields' | 'note'> {
	/** 0 for the whole site. */
	readonly pages: number;
}

/** The change, its time and the answer: the sentence that every screen shows beside a page. */
export function changeSentence(
	{ pageIds, ...change }: Pick<ChangeBatch, 'day' | 'fields' | 'note' | 'pageIds'>,
	{ text: answer }: Pick<BatchEffect, 'text'>,
	locale: Locale,
): string {
	const named = nameOfChange({ ...change, pages: pageIds.length }, locale);
	return textsFor(locale).changes.sentence({ change: named, answer });
}

/** The change and its time, such as “New titles” on 12 pages on September 7, 2026. */
export function nameOfChange(
	{ day: changedOn, fields, note, pages }: NamedChange,
	locale: Locale,
): string {
	const words = textsFor(locale).changes;
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(formatDay(changedOn)),
	);
	if (note !== '') return words.noted({ note, pages, day });
	const names: Readonly<Record<string, string>> = words.parts;
	const parts = new Intl.ListFormat(locale).format(fields.map((name) => names[name] ?? name));
	const text = words.changed({ parts, pages, day });
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
