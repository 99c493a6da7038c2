import { expect, test } from 'vitest';
import { detectImport } from './detect-import.ts';

test.each([
	['Date,KEYWORD,rank\n', 'csv'],
	['\ufeff"keyword";"rank";"date"\n', 'csv'],
	['PK\u0003\u0004rest', 'search-console'],
	['Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position\n', 'search-console'],
	[
		'Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position\n',
		'search-console',
	],
	['上位のクエリ,クリック数,表示回数,CTR,掲載順位\n', 'search-console'],
	['SQLite format 3\0rest', 'serpbear'],
	[' [{"keyword":"rye"}]', 'serpbear'],
	['ID,Keyword,Position,URL,Country,State,City,Device,Updated,Added,Tags\r\n', 'serpbear'],
	['{"format":"plumbline","version":1}\n', 'ndjson'],
	['keyword,rank\nrye,1\n', null],
	['hello', null],
	['', null],
])('%j is %s', (head, kind) => {
	expect(detectImport(Buffer.from(head))).toBe(kind);
});

test('a table in UTF-16 is detected too', () => {
	expect(detectImport(Buffer.from('\ufeffdate\tkeyword\trank', 'utf-16le'))).toBe('csv');
});

test.each([0xff, 0x80])('bytes that are not text are not detected (%#)', (byte) => {
	expect(detectImport(new Uint8Array(2000).fill(byte))).toBeNull();
});
