import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import translations from '../languages/plumbline-ja-plumbline-editor.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** First literals of `__` and `_n`, wherever the line breaks. */
const textsIn = (source: string) =>
	[...source.matchAll(/\b_[_n]\(\s*(['"])(.+?)\1,/g)].map(([, , text]) => text ?? '');

test('every text of the editor is there in Japanese, and none is left over', () => {
	const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder });
	const texts = new Set(sources.flatMap((file) => textsIn(read(file))));
	const { '': _settings, ...translated } = translations.locale_data.plumbline;

	expect(Object.keys(translated).sort()).toEqual([...texts].sort());
	expect(Object.values(translated).flat().every(Boolean)).toBe(true);
});

test('every text of PHP is there in Japanese', () => {
	const sources = globSync('includes/*.php', { cwd: folder });
	const translated = read('languages/plumbline-ja.l10n.php');

	for (const text of sources.flatMap((file) => textsIn(read(file)))) {
		expect(translated).toContain(`'${text}'`);
	}
});
