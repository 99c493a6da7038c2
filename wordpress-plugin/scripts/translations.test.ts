import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageFiles, unmatchedTexts } from './language-files.ts';
import { textsIn } from './texts-in.ts';

const folder = path.join(import.meta.dirname, '..');

test('every text is there in Japanese, and none is left over', () => {
	expect(unmatchedTexts(folder)).toEqual([]);
});

test('what WordPress and translators read is up to date; `node --run languages` writes it anew', () => {
	for (const [file, content] of languageFiles(folder)) {
		expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(content);
	}
});

test('finds texts, their plurals and what translators are told', () => {
	const source = `
		sprintf(
			/* translators: %d: number of checks. */
			_n( 'One’s check', "%d \\"checks\\"", count, 'plumbline' ),
		);
		esc_html_e( 'It isn\\'t', 'plumbline' );
		other__( 'No text', 'plumbline' );
	`;

	expect(textsIn(source)).toEqual([
		{
			text: 'One’s check',
			plural: '%d "checks"',
			comment: 'translators: %d: number of checks.',
		},
		{ text: "It isn't" },
	]);
});
