import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipExport } from './unzip-export.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('files keep their names, compressed or not', () => {
	const zip = zipSync({ 'クエリ.csv': bytes('a,b\n'), 'b.csv': [bytes('c'), { level: 0 }] });
	expect(unzipExport(zip)).toEqual([
		{ name: 'クエリ.csv', bytes: bytes('a,b\n') },
		{ name: 'b.csv', bytes: bytes('c') },
	]);
});

test('a ZIP bomb is refused before it is unpacked', () => {
	const bomb = zipSync({ 'a.csv': new Uint8Array(70_000_000) });
	expect(() => unzipExport(bomb)).toThrow(/far more than a Search Console export/);
});

test('a ZIP of too many files is refused', () => {
	const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}`, bytes('x')]));
	expect(() => unzipExport(zipSync(many))).toThrow(/far more than a Search Console export/);
});

test('a ZIP that is cut off or damaged is refused', () => {
	const content = Array.from({ length: 5000 }, (_, line) => `query ${line * 7919},${line}\n`).join(
		'',
	);
	const zip = zipSync({ 'a.csv': bytes(content) });
	expect(() => unzipExport(zip.subarray(0, zip.length / 2))).toThrow(/cut off, damaged/);
	expect(() =>
		unzipExport(zip.map((byte, at) => (at > 60 && at < 200 ? 255 - byte : byte))),
	).toThrow(/cut off, damaged/);
	expect(() => unzipExport(bytes('PK\u0003\u0004'))).toThrow(/cut off, damaged/);
});
