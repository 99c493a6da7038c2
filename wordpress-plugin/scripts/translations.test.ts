import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageFiles, unmatchedTexts } from './language-files.ts';
import { textsIn } from './texts-in.ts';

const folder = path.join(import.meta.dirname, '..');

test('every text has a Japanese translation, and no translation is unused', () => {
	expect(unmatchedTexts(folder)).toEqual([]);
});

test('the generated language files are up to date; `node --run languages` regenerates them', () => {
	for (const [file, content] of languageFiles(folder)) {
		expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(content);
	}
});

test('finds texts, plurals and comments for translators', () => {
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
