import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { translatedTexts } from './translated-texts.ts';

const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
const folder = path.join(root, 'core/src/locales');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const english = { 'a.title': 'A', 'a.messages.new': 'New', 'b.count_other': '{count}' };

function aligned(locale: string, texts: Record<string, string>) {
	writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify(texts));
	const written = new Map(translatedTexts(root, english)).get(`core/src/locales/${locale}.json`);
	return Object.entries(JSON.parse(written ?? '{}'));
}

test('a new key gets an empty Japanese text after the key before it', () => {
	expect(aligned('ja', { 'b.count_other': '{count} 件', 'a.title': 'あ' })).toEqual([
		['b.count_other', '{count} 件'],
		['a.title', 'あ'],
		['a.messages.new', ''],
	]);
});

test('a key whose English text is gone is dropped', () => {
	expect(aligned('ja', { 'a.title': 'あ', 'a.messages.old': '古' })).not.toContainEqual([
		'a.messages.old',
		'古',
	]);
});

test('other plural forms stay, and an incomplete translation gets no empty texts', () => {
	expect(aligned('pl', { 'b.count_few': '{count}' })).toEqual([['b.count_few', '{count}']]);
});
