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

test('a translation keeps its order, and may lack texts', () => {
	const texts = { 'b.count_other': '{count} 件', 'a.title': 'あ' };
	expect(aligned('ja', texts)).toEqual(Object.entries(texts));
});

test('empty texts, and those whose English text is gone, are dropped', () => {
	const texts = { 'a.title': 'あ', 'a.messages.new': '', 'a.messages.old': '古' };
	expect(aligned('ja', texts)).toEqual([['a.title', 'あ']]);
});

test('other plural forms stay', () => {
	expect(aligned('pl', { 'b.count_few': '{count}' })).toEqual([['b.count_few', '{count}']]);
});
