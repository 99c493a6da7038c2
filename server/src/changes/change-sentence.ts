import type { Locale } from '@plumbline/core';
import type { BatchEffect } from '@plumbline/core/api';
import { formatDay } from '../days/day.ts';
import type { ChangeBatch } from './batches.ts';

type Change = Pick<ChangeBatch, 'day' | 'fields' | 'note' | 'pageIds'>;

interface Words {
	readonly parts: Readonly<Record<string, string>>;
	changed(parts: string, pages: string, day: string): string;
	noted(note: string, pages: string, day: string): string;
	/** Nothing for a single page. */
	pages(count: number): string;
}

const english: Words = {
	parts: {
		title: 'title',
		description: 'description',
		h1: 'main heading',
		canonical: 'canonical',
		robots: 'robots directives',
		status: 'status',
		languages: 'language versions',
		text: 'text',
		links: 'links',
	},
	changed: (parts, pages, day) =>
		`${parts.charAt(0).toUpperCase()}${parts.slice(1)} changed${pages} on ${day}`,
	noted: (note, pages, day) => `“${note}”${pages} on ${day}`,
	pages: (count) => (count === 1 ? '' : ` on ${count} pages`),
};

const japanese: Words = {
	parts: {
		title: 'タイトル',
		description: 'ディスクリプション',
		h1: '主見出し',
		canonical: 'canonical',
		robots: 'robots の指定',
		status: 'ステータス',
		languages: '言語版',
		text: '本文',
		links: 'リンク',
	},
	changed: (parts, pages, day) => `${day}に${parts}を変更${pages}`,
	noted: (note, pages, day) => `${day}の「${note}」${pages}`,
	pages: (count) => (count === 1 ? '' : `(${count}ページ)`),
};

/** What was changed and when, and the answer: the sentence that every screen shows beside a page. */
export function changeSentence(
	change: Change,
	{ text }: Pick<BatchEffect, 'text'>,
	locale: Locale,
): string {
	const isJapanese = locale === 'ja';
	return `${lead(change, isJapanese ? japanese : english, locale)}${isJapanese ? ':' : ': '}${text}`;
}

function lead({ day, fields, note, pageIds }: Change, words: Words, locale: Locale): string {
	const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(formatDay(day)),
	);
	const pages = words.pages(pageIds.length);
	if (note !== '') return words.noted(note, pages, date);
	const parts = fields.map((name) => words.parts[name] ?? name);
	return words.changed(new Intl.ListFormat(locale).format(parts), pages, date);
}
